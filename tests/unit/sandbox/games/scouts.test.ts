import { afterEach, describe, expect, test } from 'vitest';
import { flightAt } from '../../../../src/sandbox/games/crash/schedule.ts';
import { fishNames } from '../../../../src/sandbox/games/fishing/rules.ts';
import type { MachineName } from '../../../../src/sandbox/games/machine-of.ts';
import { spots } from '../../../../src/sandbox/games/roulette/rules.ts';
import { finalOf, upcoming } from '../../../../src/sandbox/games/sports/fixtures.ts';
import { kinds } from '../../../../src/sandbox/lottery/bets.ts';
import { drawOf } from '../../../../src/sandbox/lottery/draw.ts';
import { findLottery } from '../../../../src/sandbox/lottery/find.ts';
import { nextPeriod } from '../../../../src/sandbox/lottery/schedule.ts';
import type { Phone } from '../../../support/sandbox-caller.ts';
import { Report, withScouts, type Scene } from '../../../support/scouts.ts';
import { fastChance } from '../../../support/fast-chance.ts';
import { gameOf } from '../../../support/tables.ts';
import { drawFrom, enterWorld, leaveWorld } from '../../../support/worlds.ts';

/*
 * Scouts act first with every action, the member after them. Nothing that scouts are told may depend on what is drawn for the
 * member and can still be acted on: in worlds that differ in nothing but those draws, scouts must be told the very same.
 */
const second = 1_000;
const worlds = [1, 2, 3, 4];

const launchOf = (machine: MachineName) => (phone: Phone): [string, object] => {
  const { nodeId, vendor, category } = gameOf(phone as Parameters<typeof gameOf>[0], machine);
  return ['/wps/game/launch/v3', { category, vendor, nodeId, gameId: '', language: 'pt', backUrl: '/m/home' }];
};

/** Plays the same in every world; answers what scouts were told, and what was drawn. */
async function inWorlds<Drawn>(launch: Parameters<typeof withScouts>[0], play: (scene: Scene, report: Report, world: number) => Promise<Drawn>) {
  const seen: { told: Report['told']; drawn: Drawn }[] = [];
  for (const world of worlds) {
    const scene = await withScouts(launch);
    const report = new Report(scene);
    const drawn = await play(scene, report, world);
    leaveWorld();
    seen.push({ told: report.told, drawn });
    scene.phone.close();
  }
  return seen;
}

function expectNothingLearned(seen: readonly { told: Report['told']; drawn: unknown }[]): void {
  for (const { told } of seen) expect(told).toEqual(seen[0]!.told);
  expect(seen[0]!.told.length).toBeGreaterThan(20);
  // Worlds in which nothing differs would prove nothing.
  expect(new Set(seen.map(({ drawn }) => JSON.stringify(drawn))).size).toBeGreaterThan(2);
}

const now = ({ phone }: Scene): number => phone.platform.clock.now();
const nodeOf = ({ phone }: Scene, machine: MachineName): string => gameOf(phone as Parameters<typeof gameOf>[0], machine).nodeId;

afterEach(leaveWorld);

describe('at blackjack', () => {
  const length = 40 * second;

  /** All take seats in the next round, up to the moment of its cards. */
  async function sit(scene: Scene, report: Report) {
    const round = Math.floor(now(scene) / length) + 1;
    scene.goTo(round * length + second);
    const table = String(round);
    for (const [index, scout] of scene.scouts.entries()) {
      await report.act(scout.post('/sit', { round: `scout-${round}-${index}`, table, stake: 100 }));
      await report.note(scout.post('/hit', { table, hits: 0 }), scout.post('/sit', { round: `early-${round}-${index}`, table: String(round + 1), stake: 100 }));
    }
    await scene.member.post('/sit', { round: `member-${round}`, table, stake: 100 });
    return { round, table };
  }

  test('scouts learn no card before stakes close', async () => {
    expectNothingLearned(await inWorlds(launchOf('blackjack'), async (scene, report, world) => {
      enterWorld(world, (subject) => (subject.startsWith('blackjack ') ? 0 : undefined));
      const { round } = await sit(scene, report);
      await report.look('/state');
      scene.goTo(round * length + 12 * second - 1);
      await report.look('/state');
      await report.reload();
      scene.phone.advance(1);
      return (await scene.member.get('/state')).cards;
    }));
  });

  test('scouts learn nothing of the member’s next cards, nor of the dealer’s hidden ones', async () => {
    expectNothingLearned(await inWorlds(launchOf('blackjack'), async (scene, report, world) => {
      const { member, scouts } = scene;
      const own = scouts.map(({ memberId }) => String(memberId));
      for (;;) {
        // The open cards are the same in every world; what comes after them differs, but for the scouts' own cards.
        enterWorld(world, (subject) => {
          const [game, , , owner] = subject.split(' ');
          if (game !== 'blackjack' || own.includes(owner!)) return undefined;
          return owner === 'dealer' ? 1 : 2;
        });
        const { round, table } = await sit(scene, report);
        scene.goTo(round * length + 12 * second);
        const [hitting, doubling, standing] = scouts as [typeof member, typeof member, typeof member];
        for (let hits = 0; hits < 12; hits++) await report.note(hitting.post('/hit', { table, hits }));
        await report.note(doubling.post('/double', { table, hits: 0 }), standing.post('/stand', { table, hits: 0 }));
        for (let at = 13; at < 31; at += 6) {
          scene.goTo(round * length + at * second);
          await report.look('/state');
        }
        scene.goTo(round * length + 31 * second - 1);
        await report.look('/state');
        await report.reload();
        const hand = await member.post('/hit', { table, hits: 0 });
        scene.phone.advance(1);
        const { dealer } = await member.get('/state');
        if (hand.hits === 1) return [hand.cards, dealer];
      }
    }));
  });
});

test('at roulette scouts learn no number before stakes close', async () => {
  const length = 30 * second;
  expectNothingLearned(await inWorlds(launchOf('roulette'), async (scene, report, world) => {
    const round = Math.floor(now(scene) / length) + 1;
    const table = String(round);
    const nodeId = nodeOf(scene, 'roulette');
    enterWorld(world, (subject) => (subject.startsWith(`roulette ${nodeId} `) && Number(subject.split(' ')[2]) >= round ? 0 : undefined));
    scene.goTo(round * length);
    const all = [...spots.keys()];
    for (const [index, scout] of scene.scouts.entries()) {
      for (let from = 0; from < all.length; from += 20) {
        const chips = Object.fromEntries(all.slice(from, from + 20).map((spot) => [spot, 100]));
        await report.act(scout.post('/chips', { round: `scout-${index}-${from}`, table, chips }));
      }
      await report.note(scout.post('/chips', { round: `scout-early-${index}`, table: String(round + 1), chips: { red: 100 } }));
    }
    for (const at of [9 * second, 18 * second - 1]) {
      scene.goTo(round * length + at);
      await report.look('/state');
    }
    await report.reload();
    expect(await scene.member.post('/chips', { round: 'of-the-member', table, chips: { red: 100 } })).not.toHaveProperty('error');
    scene.goTo(round * length + 24 * second);
    return (await scene.member.get('/state')).number;
  }));
});

test('at crash scouts learn no end of a flight before it has come', async () => {
  const watched = 8 * second;
  const step = second;
  const seen = await inWorlds(launchOf('crash'), async (scene, report, world) => {
    const { phone, member, scouts } = scene;
    const nodeId = nodeOf(scene, 'crash');
    const hour = Math.floor(now(scene) / 3_600_000) + 1;
    enterWorld(world, (subject) => (subject.startsWith(`crash ${nodeId} ${hour}-`) ? 0 : undefined));
    scene.goTo(hour * 3_600_000);
    const { round: table, startsAt, endsAt, point } = flightAt(phone.platform, nodeId, now(scene));
    for (const [index, target] of [undefined, 101, 150, 10_000].entries()) {
      await report.act(scouts[index]!.post('/board', { round: `scout-on-board-${index}`, table, stake: 100, target }));
      await report.note(scouts[index]!.post('/board', { round: `scout-early-${index}`, table: `${hour}-1`, stake: 100 }));
    }
    await member.post('/board', { round: 'of-the-member', table, stake: 100 });
    for (let at = hour * 3_600_000 + step; at < Math.min(startsAt + watched, endsAt); at += step) {
      scene.goTo(at);
      if (at === startsAt + 2 * second) await report.note(scouts[0]!.post('/out', { table }));
      await report.look('/state');
      if (at === startsAt + 3 * second) await report.reload();
    }
    return { point, endsAt };
  });
  // A flight that goes on is told like every other one that goes on.
  const longest = seen.reduce((one, other) => (other.drawn.endsAt > one.drawn.endsAt ? other : one)).told;
  for (const { told } of seen) expect(told).toEqual(longest.slice(0, told.length));
  expect(new Set(seen.map(({ drawn }) => drawn.point)).size).toBeGreaterThan(2);
  expect(seen.filter(({ told }) => told.length === longest.length).length).toBeGreaterThan(1);
});

test('at sports scouts learn no goal before kick-off', async () => {
  const launch = (): [string, object] => ['/wps/game/launch/v3', { category: 'SPORTS', vendor: 'ARENA', nodeId: '', gameId: '', language: 'pt', backUrl: '/m/home' }];
  expectNothingLearned(await inWorlds(launch, async (scene, report, world) => {
    const { seed } = scene.phone.platform;
    const matches = upcoming(seed, now(scene), 40);
    const [first] = matches;
    const ids = new Set(matches.map(({ id }) => `result ${id}`));
    enterWorld(world, (subject) => (ids.has(subject) ? 0 : undefined));
    for (const [index, scout] of scene.scouts.entries()) {
      for (const { id } of [matches[0]!, matches[11]!]) {
        for (const result of ['home', 'draw', 'away']) await report.act(scout.post('/bet', { round: `${id}-${result}-${index}`, stake: 100, match: id, result }));
      }
      await report.note(scout.post('/bet', { round: `scout-early-${index}`, stake: 100, match: matches[39]!.id, result: 'home' }));
    }
    scene.goTo(first!.kicksOffAt - 1);
    await report.look('/matches');
    await report.reload();
    await report.note(scene.scouts[1]!.send('/wps/sports/matches/hot?language=pt'));
    expect(await scene.member.post('/bet', { round: 'of-the-member', stake: 100, match: first!.id, result: 'home' })).not.toHaveProperty('error');
    return finalOf(seed, first!.id);
  }));
});

test('at the lotteries scouts learn no number before the sale ends', async () => {
  const launch = (): [string, object] => [
    '/wps/lottery/launch', { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt' },
  ];
  const quick = ['HN1', 'BRT', 'HL10', 'CT30'].map((code) => findLottery(code)!);
  expectNothingLearned(await inWorlds(launch, async (scene, report, world) => {
    const drawn: unknown[] = [];
    for (const lottery of quick) {
      const { gameCode, lockTime, digits } = lottery;
      // From the start of a sale: the last lottery's end may lie within this one's lock.
      scene.goTo(nextPeriod(lottery, now(scene)).drawsAt);
      const { number: period, drawsAt } = nextPeriod(lottery, now(scene));
      enterWorld(world, (subject) => (subject === `lottery ${gameCode} ${period}` ? 0 : undefined));
      for (const [index, [kind, { digits: picked }]] of Object.entries(kinds).entries()) {
        if (picked > digits) continue;
        const scout = scene.scouts[index % scene.scouts.length]!;
        await report.act(scout.post('/ticket', { round: `scout-${gameCode}-${kind}`, stake: 100, lottery: gameCode, period, kind, pick: '1234'.slice(0, picked) }));
      }
      scene.goTo(drawsAt - lockTime - 1);
      const [, scout] = scene.scouts;
      await report.note(scout!.get('/hall'), scout!.send('/wps/lottery/menu?prizeMode=Lott&device=MOBILE&language=pt'), scout!.send(`/wps/lottery/results?gameCode=${gameCode}&language=pt`));
      const ticket = { round: `member-${gameCode}`, stake: 100, lottery: gameCode, period, kind: 'even', pick: '' };
      expect(await scene.member.post('/ticket', ticket), gameCode).not.toHaveProperty('error');
      drawn.push(drawOf(scene.phone.platform.seed, lottery, period).first);
      leaveWorld();
    }
    return drawn;
  }));
});

describe.each<[MachineName, Record<string, unknown>[]]>([
  ['classic', [{ path: '/round' }]], ['cascade', [{ path: '/round' }]], ['hold', [{ path: '/round' }]], ['lines', [{ path: '/round' }]], ['ways', [{ path: '/round' }]],
  ['fishing', fishNames.map((fish) => ({ path: '/shot', fish }))],
  ['poker', [{ path: '/deal' }, { path: '/draw', held: [false, true, false, true, false] }]],
])('at %s', (machine, actions) => {
  test('the member’s round is drawn when the member plays, whatever scouts were dealt before', async () => {
    const outcomes: string[] = [];
    const told: string[] = [];
    for (const world of worlds) {
      const scene = await withScouts(launchOf(machine));
      const report = new Report(scene);
      drawFrom(fastChance(world + 1));
      for (const [turn, { path, ...fields }] of actions.entries()) {
        for (const [index, scout] of scene.scouts.entries()) {
          await report.act(scout.post(String(path), { round: `scout-round-${index}-${machine === 'poker' ? 0 : turn}`, stake: 100, ...fields }));
        }
      }
      await report.reload();
      drawFrom(fastChance(99));
      const answers = [];
      for (const [turn, { path, ...fields }] of actions.entries()) {
        answers.push(await scene.member.post(String(path), { round: `the-member-${machine === 'poker' ? 0 : turn}`, stake: 100, ...fields }));
      }
      leaveWorld();
      outcomes.push(JSON.stringify(answers));
      told.push(JSON.stringify(report.told));
      scene.phone.close();
    }
    expect(outcomes[0]).not.toContain('error');
    expect(new Set(outcomes).size).toBe(1);
    expect(new Set(told).size).toBe(worlds.length);
  });
});
