import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fishes } from '../../../../src/sandbox/games/fishing/rules.ts';
import { machineOf, stakeUnits } from '../../../../src/sandbox/games/machine-of.ts';
import { settleOpenRounds } from '../../../../src/sandbox/games/open-round-timer.ts';
import { handNames, pays, rankOf } from '../../../../src/sandbox/games/poker/rules.ts';
import { quickGames, quickRound } from '../../../../src/sandbox/games/quick-round.ts';
import { slotMachines } from '../../../../src/sandbox/games/slots/machines.ts';
import { switchVendor } from '../../../../src/sandbox/games/vendors.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { pageData, player } from '../../../support/sandbox-player.ts';
import { advanceIntoRound, gameOf, movesOf, openRounds, openMachine } from '../../../support/tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the catalogue', () => {
  test('opens the machine that fits a game\'s name', async () => {
    const { platform } = await player();
    const games = rows<{ pt: string; en: string; category: string; emblem: string }>(platform.database, 'select name_pt as pt, name_en as en, category, emblem from games');
    const opened = (pattern: RegExp, category: string) =>
      new Set(games.filter((game) => game.category === category && (pattern.test(game.pt) || pattern.test(game.en))).map(machineOf));
    expect(opened(/roleta|roulette/i, 'LIVE')).toEqual(new Set(['roulette']));
    expect(opened(/blackjack|vinte e um|21|twenty/i, 'LIVE')).toEqual(new Set(['blackjack']));
    for (const { pt, en, category } of games.filter((game) => game.category === 'LIVE')) expect(`${pt} ${en} ${category}`).toMatch(/Roleta|Blackjack|Vinte e Um|21/);
    expect(new Set(games.filter(({ category }) => category === 'RNG').map(machineOf))).toEqual(new Set(Object.keys(slotMachines)));
    for (const { pt } of games) expect(pt).not.toMatch(/truco|bacará|dominó|xadrez|sinuca|bingo|keno|raspa|dardo|basquete|turfe/i);
  });
});

describe.each(Object.values(slotMachines))('a round of the machine $name', (machine) => {
  test('stakes once and pays the sum of its steps', async () => {
    const marina = await player();
    const seat = await openMachine(marina, machine.name);
    const { stakes } = pageData(seat.page) as { stakes: number[] };
    expect(stakes.every((stake) => stake % stakeUnits[machine.name] === 0)).toBe(true);
    const wins: number[] = [];
    for (let round = 0; round < 40; round++) {
      const call = { round: `round-of-${1_000 + round}`, stake: 100 };
      const answer = await seat.post('/round', call);
      const steps = answer.steps as { units: number }[];
      expect(answer.payout).toBe((100 * steps.reduce((sum, { units }) => sum + units, 0)) / machine.unit);
      expect(Number.isInteger(answer.payout)).toBe(true);
      expect(await seat.post('/round', { ...call, stake: 200 })).toEqual(answer);
      if (answer.payout) wins.push(Number(answer.payout));
    }
    expect(movesOf(marina, 'marina', 'win')).toEqual(wins);
    expect(movesOf(marina, 'marina', 'stake')).toEqual(Array.from({ length: 40 }, () => -100));
  });
});

describe('fishing', () => {
  test('a shot costs the stake and pays a prize of its fish, or nothing', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'fishing');
    for (let shot = 0; shot < 40; shot++) {
      const answer = await seat.post('/shot', { round: `shot-of-${1_000 + shot}`, stake: 100, fish: 'chest' });
      expect([0, ...fishes.chest.map((times) => 100 * times)]).toContain(answer.payout);
      expect(answer).toMatchObject({ fish: 'chest', pays: Number(answer.payout) / 100, stake: 100 });
    }
    expect(movesOf(marina, 'marina', 'stake')).toHaveLength(40);
    expect(await seat.post('/shot', { round: 'shot-at-nothing', stake: 100, fish: 'constructor' })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/toString', { round: 'no-such-action', stake: 100 })).toEqual({ error: 'request.invalid' });
  });
});

describe('video poker', () => {
  /** What a hand pays for a stake of 100. */
  const worthOf = ({ makes }: Record<string, unknown>) => 100 * pays[handNames.indexOf(makes as 'none')]!;

  test('a hand is dealt once, drawn once, and does not reveal cards before the draw', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'poker');
    const dealt = await seat.post('/deal', { round: 'the-first-hand', stake: 100 });
    const label = gameOf(marina, 'poker').name;
    const left = await marina.balance();
    expect(dealt).toEqual({ round: 'the-first-hand', stake: 100, cards: expect.any(Array) as unknown, makes: handNames[rankOf(dealt.cards as number[])], balance: left });
    expect(dealt.cards).toHaveLength(5);
    expect(await seat.post('/deal', { round: 'another-hand', stake: 200 })).toEqual(dealt);
    expect(pageData(await (await seat.reload()).text()).hand).toEqual(dealt);
    const drawn = await seat.post('/draw', { round: 'the-first-hand', held: [true, false, true, false, true] });
    const [first, second, third, fourth, fifth] = dealt.cards as number[];
    expect(drawn.cards).toEqual([first, expect.not.toBeOneOf([second]), third, expect.not.toBeOneOf([fourth]), fifth]);
    expect(drawn).toEqual({ cards: drawn.cards, makes: handNames[rankOf(drawn.cards as number[])], stake: 100, payout: worthOf(drawn), placedAt: marina.platform.clock.now(), label, balance: left + worthOf(drawn) });
    // A hand that is over is not dealt again.
    expect(await seat.post('/deal', { round: 'the-first-hand', stake: 100 })).toEqual(drawn);
    expect(await seat.post('/draw', { round: 'never-dealt', held: [true, true, true, true, true] })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/draw', { round: 'the-first-hand', held: [false, false, false, false, false] })).toEqual(drawn);
    expect(movesOf(marina, 'marina', 'stake')).toEqual([-100]);
  });

  test('cards are held by five answers of yes or no; anything else draws nothing', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'poker');
    const dealt = await seat.post('/deal', { round: 'the-hand-held', stake: 100 });
    for (const held of [undefined, 'true', {}, [], Array(4).fill(true), Array(6).fill(true), [true, true, true, true, 1], [null, true, true, true, true], ['x', 'x', 'x', 'x', 'x']]) {
      expect(await seat.post('/draw', { round: 'the-hand-held', held }), JSON.stringify(held)).toEqual({ error: 'request.invalid' });
    }
    expect(await seat.post('/deal', { round: 'the-hand-held-2', stake: 100 })).toEqual(dealt);
  });

  test('a hand pays by its rank', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'poker');
    // Four of five hands pay nothing, and would be paid right by any rule.
    for (let paid = 0; !paid; ) {
      const { round } = await seat.post('/deal', { round: `the-hand-${randomUUID()}`, stake: 100 });
      const drawn = await seat.post('/draw', { round, held: [true, true, true, true, true] });
      paid = Number(drawn.payout);
      expect(paid).toBe(worthOf(drawn));
    }
    expect(movesOf(marina, 'marina', 'win')).toHaveLength(1);
  });

  test('an abandoned hand is paid as dealt after a day', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'poker');
    let dealt = await seat.post('/deal', { round: 'the-hand-left', stake: 100 });
    while (!worthOf(dealt)) {
      await seat.post('/draw', { round: dealt.round, held: [true, true, true, true, true] });
      dealt = await seat.post('/deal', { round: `the-hand-${randomUUID()}`, stake: 100 });
    }
    marina.advance(day);
    settleOpenRounds(marina.platform);
    expect(openRounds(marina)).toBe(1);
    marina.advance(1);
    settleOpenRounds(marina.platform);
    expect(openRounds(marina)).toBe(0);
    expect(movesOf(marina, 'marina', 'win')).toEqual([worthOf(dealt)]);
  });
});

test('the name of a round is of one game: another refuses it, and a vendor that is away opens none', async () => {
  const marina = await player();
  const [poker, blackjack, crash] = [await openMachine(marina, 'poker'), await openMachine(marina, 'blackjack'), await openMachine(marina, 'crash')];
  await poker.post('/deal', { round: 'a-name-of-poker', stake: 100 });
  const tableOf = async (seat: typeof crash) => String((await seat.get('/state')).round);
  expect(await crash.post('/board', { round: 'a-name-of-poker', table: await tableOf(crash), stake: 100 })).toEqual({ error: 'request.invalid' });
  expect(await blackjack.post('/sit', { round: 'a-name-of-poker', table: await tableOf(blackjack), stake: 100 })).toEqual({ error: 'request.invalid' });
  const other = rows<{ nodeId: string; vendor: string }>(marina.platform.database, "select node_id as nodeId, vendor from games where category = 'PVP' order by position limit 1 offset 1")[0]!;
  const second = await marina.openGame(await marina.launch({ ...other, category: 'PVP' }));
  expect(await second.post('/draw', { round: 'a-name-of-poker', held: [true, true, true, true, true] })).toEqual({ error: 'request.invalid' });
  expect(await second.post('/deal', { round: 'a-name-of-poker', stake: 100 })).toEqual({ error: 'request.invalid' });
  expect([openRounds(marina), movesOf(marina, 'marina', 'stake')]).toEqual([1, [-100]]);
  switchVendor(marina.platform, gameOf(marina, 'crash').vendor, false);
  expect(await crash.post('/board', { round: 'a-vendor-away', table: await tableOf(crash), stake: 100 })).toEqual({ error: 'game.unavailable' });
});

describe('rounds that are over at once', () => {
  test('are of the popular slots and fishing games, the most played first', async () => {
    const { platform } = await player();
    const found = rows<{ nodeId: string; name: string }>(platform.database, "select node_id as nodeId, name_pt as name from games where category in ('RNG', 'FISH') and hot_position >= 0 order by hot_position");
    expect(quickGames(platform).map(({ nodeId, name }) => ({ nodeId, name }))).toEqual(found);
    expect(found.length).toBeGreaterThan(5);
  });

  test.each([
    ['FISH', 'seven', [95], 3], ['FISH', 'seven', [96], 0], ['RNG', 'seven', Array(9).fill(0), 500], ['RNG', 'seven', [0, 104, 0, 104, 0, 104, 0, 104, 0], 203],
  ])('%s of the emblem %s with the draws %j pays %d stakes', (category, emblem, draws, stakes) => {
    const left = [...draws] as number[];
    expect(quickRound({ nodeId: '1', vendor: 'BGS', category, emblem, name: '' }, 300, () => left.shift()!)).toEqual({ payout: 300 * stakes, outcome: { pays: stakes } });
  });
});

describe('responsible play', () => {
  const stakes = [
    ['lines', '/round', { stake: 100 }], ['fishing', '/shot', { stake: 100, fish: 'crab' }], ['poker', '/deal', { stake: 100 }],
    ['roulette', '/chips', { chips: { red: 100 } }], ['blackjack', '/sit', { stake: 100 }],
  ] as const;

  test.each(stakes)('%s refuses a stake beyond the loss limit, and during a pause', async (machine, path, body) => {
    const marina = await player();
    const seat = await openMachine(marina, machine);
    const length = machine === 'blackjack' ? 40_000 : 30_000;
    const send = (round: string) => seat.post(path, { ...body, round, table: String(Math.floor(marina.platform.clock.now() / length)) });
    advanceIntoRound(marina, length, 1_000);
    await marina.send('PUT', '/wps/responsible/limit', { kind: 'loss', period: 'day', amount: 50 });
    expect(await send('beyond-the-limit')).toEqual({ error: 'play.limit.loss' });
    await marina.send('POST', '/wps/responsible/pause', { length: 'day' });
    expect(await send('within-the-pause')).toEqual({ error: 'play.paused' });
    expect(movesOf(marina, 'marina', 'stake')).toEqual([]);
  });

  test('a game answers with the time and the result since login for its reality check', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'classic');
    await marina.send('PUT', '/wps/responsible/check', { minutes: 30 });
    const before = await seat.get('/visit');
    expect(before).toMatchObject({ result: 0, checkMinutes: 30, serverTime: marina.platform.clock.now() });
    const { payout } = await seat.post('/round', { round: 'before-the-check', stake: 100 });
    marina.advance(10 * minute);
    const visit = await seat.get('/visit');
    expect(visit).toMatchObject({ openedAt: before.openedAt, result: Number(payout) - 100 });
    // The app around the game shows it; a lottery stands alone.
    expect(seat.page).not.toContain('id="reality"');
    expect((await marina.openGame(await marina.launchLottery())).page).toContain('id="reality"');
  });

  test('play money has no reality check', async () => {
    const trial = await player('tipo4');
    const seat = await openMachine(trial, 'classic');
    expect(await seat.get('/visit')).toEqual({});
    expect((await trial.openGame(await trial.launchLottery())).page).not.toContain('id="reality"');
  });
});

test('every game states its return to player in both languages', async () => {
  const marina = await player();
  for (const language of ['pt', 'en'] as const) {
    for (const machine of Object.keys(stakeUnits) as (keyof typeof stakeUnits)[]) {
      const game = rows<{ nodeId: string; vendor: string; category: string; emblem: string }>(
        marina.platform.database, "select node_id as nodeId, vendor, category, emblem from games where category not in ('SPORTS', 'LOTT', 'ELOTT')",
      ).find((each) => machineOf(each) === machine)!;
      const { page } = await marina.openGame(await marina.launch({ ...game, language }));
      expect(page, machine).toMatch(language === 'pt' ? /Retorno teórico ao jogador: 9\d(,\d+)?%/ : /Theoretical return to player: 9\d(\.\d+)?%/);
      const written = page.replace(/<script type="module">.*<\/script>/s, '');
      expect(written, machine).not.toMatch(/undefined|\{\w+\}(?=[^"]*<)| style=| on\w+="/);
    }
  }
});
