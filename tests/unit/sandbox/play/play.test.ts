import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { switchVendor } from '../../../../src/sandbox/games/vendors.ts';
import { pageScripts, sources } from '../../../../src/sandbox/play/assets.ts';
import { bundleScripts } from '../../../../src/sandbox/play/bundle-scripts.ts';
import { repeatableChance } from '../../../../src/sandbox/play/chance.ts';
import { oddsOf, playMatch, results } from '../../../../src/sandbox/games/sports/match.ts';
import { readBackUrl } from '../../../../src/sandbox/play/game-sessions.ts';
import { openingStake, stakesFrom } from '../../../../src/sandbox/play/stakes.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf } from '../../../support/sandbox-caller.ts';
import { openGame, player, pageData } from '../../../support/sandbox-player.ts';

test('stakes begin at the game\'s minimum and at the first multiple of its unit, and open at R$ 1', () => {
  expect(stakesFrom(75)).toEqual([75, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]);
  expect(stakesFrom(75, 20)).toEqual([100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]);
  expect(openingStake(stakesFrom(1))).toBe(100);
  expect(openingStake(stakesFrom(200))).toBe(200);
});

describe('a virtual match', () => {
  test('has fixed odds, with a house margin of 5 to 10 %', () => {
    const odds = oddsOf(1, 'match-1');
    expect(oddsOf(1, 'match-1')).toEqual(odds);
    const share = results.reduce((sum, result) => sum + 100 / odds[result], 0);
    expect(share).toBeGreaterThan(1.05);
    expect(share).toBeLessThan(1.1);
  });

  test('has results with the probabilities of its odds', () => {
    const chance = repeatableChance(3, 'matches');
    const odds = oddsOf(1, 'match-9');
    const matches = 40_000;
    let homeWins = 0;
    for (let match = 0; match < matches; match++) {
      const { goals, result } = playMatch(1, 'match-9', chance);
      const home = goals.filter(({ side }) => side === 'home').length;
      expect(Math.sign(home * 2 - goals.length)).toBe({ home: 1, draw: 0, away: -1 }[result]);
      if (result === 'home') homeWins++;
    }
    expect(homeWins / matches).toBeCloseTo(94 / odds.home, 1);
  });
});

test('the games\' scripts and styles use only syntax of the oldest engine', () => {
  for (const [name, source] of sources) {
    const code = source.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
    if (name.endsWith('.js')) expect(code, name).not.toMatch(/\?\.[a-z[(]|\?\?|replaceAll|replaceChildren|\.at\(|fromEntries|allSettled|matchAll/i);
    else expect(code, name).not.toMatch(/[^-]gap:|aspect-ratio|inset:|clamp\(|dvh|:is\(/);
  }
});

test('each page has one script, whose modules see of each other what they import alone', () => {
  const files = new Map([
    ['page.js', "import { shown, twice } from './tools.js';\nlet count = 1;\nshown.push(twice(count), typeof list);\n"],
    ['tools.js', "import { list } from './lists.js';\nconst count = 2;\nexport const shown = list;\nexport function twice(value) {\n  return value * count;\n}\n"],
    ['lists.js', 'export const list = globalThis.told;\n'],
    ['in-frame.js', "import { list } from './lists.js';\nlist.push('in the frame');\n"],
  ]);
  const bundles = bundleScripts(files);
  expect([...bundles.keys()]).toEqual(['page']);
  const told: unknown[] = [];
  // oxlint-disable-next-line no-new-func -- the script of a page, as a browser runs it
  new Function('globalThis', bundles.get('page')!)({ told });
  expect(told).toEqual([2, 'undefined', 'in the frame']);
  expect(() => bundleScripts(new Map([['page.js', "export { one } from './other.js';\n"]]))).toThrow('page.js');
  expect([...pageScripts.keys()].toSorted()).toEqual(['blackjack', 'crash', 'fishing', 'lottery', 'poker', 'roulette', 'slots', 'sports']);
});

describe('a launched game', () => {
  test('opens once by its ticket, and again by its cookie', async () => {
    const marina = await player();
    const launched = await marina.launch();
    expect(JSON.stringify(launched)).not.toContain(marina.token);
    const seat = await marina.openGame(launched);
    expect(seat.page).toContain('id="spin"');
    expect((await seat.reload()).status).toBe(200);
    const { gameUrl } = launched.value as { gameUrl: string };
    const again = await marina.fetch(new Request(`http://phone.test${gameUrl}`));
    expect(again.status).toBe(410);
    expect(again.headers.get('Set-Cookie')).toBeNull();
  });

  test('has the theme of the member\'s merchant, and so have its ended and used tickets', async () => {
    const phone = await startSandbox();
    const token = await tokenOf(phone, 'marina', { merchant: 'brisa' });
    const body = JSON.stringify({ lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt' });
    const { gameUrl } = (await phone.call('/wps/lottery/launch', { method: 'POST', merchant: 'brisa', token, body })).value as { gameUrl: string };
    const seat = await openGame(phone, gameUrl);
    const style = /<style>(.*?)<\/style>/s.exec(seat.page)?.[1] ?? '';
    const theme = /^.*--ground:#f6f4ef[^}]*\}/s.exec(style)?.[0] ?? '';
    expect(theme).toContain('color-scheme:light;');
    expect(seat.page).toContain('<meta name="theme-color" content="#f6f4ef">');
    expect((await seat.reload()).headers.get('Content-Security-Policy')).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(await (await phone.fetch(new Request(`http://phone.test${gameUrl}`))).text()).toContain(theme);
    phone.advance(400 * 24 * 3_600_000);
    const ended = await seat.reload();
    expect(ended.status).toBe(401);
    expect(await ended.text()).toContain(theme);
  });

  test('is refused with an expired ticket, with a wrong secret, and after sign-out', async () => {
    const marina = await player();
    const old = (await marina.launch()).value as { gameUrl: string };
    marina.advance(121_000);
    expect((await marina.fetch(new Request(`http://phone.test${old.gameUrl}`))).status).toBe(410);
    const seat = await marina.openGame(await marina.launch());
    expect(await seat.post('/round', { round: 'round-0001', stake: 100 }, 'guess')).toEqual({ error: 'session.expired' });
    await marina.send('DELETE', '/wps/session');
    expect(await seat.post('/round', { round: 'round-0002', stake: 100 })).toEqual({ error: 'session.expired' });
    const page = await seat.reload();
    expect(page.status).toBe(401);
  });

  test('runs outside of the app\'s origin, in its frame alone; a lottery stands alone and shares it', async () => {
    const marina = await player();
    const policyOf = async (launched: Awaited<ReturnType<typeof marina.launch>>) => (await (await marina.openGame(launched)).reload()).headers.get('Content-Security-Policy')!;
    const policy = await policyOf(await marina.launch());
    expect(policy).toMatch(/^sandbox allow-scripts; /);
    expect(policy).toContain("frame-ancestors 'self' http://phone.test");
    // `'self'` would be the origin of nobody.
    expect(policy).toContain('connect-src http://phone.test;');
    expect(await policyOf(await marina.launchLottery())).not.toContain('sandbox');
  });

  test('any origin may read what a page\'s secret opens', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch());
    const answer = await marina.fetch(new Request(`http://phone.test${seat.base}/visit`, { method: 'POST', body: JSON.stringify({ secret: pageData(seat.page).secret }), headers: { Origin: 'null' } }));
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await answer.json()).toHaveProperty('openedAt');
  });

  test('allows only its own scripts', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch({ backUrl: '//evil.test/m/home' }));
    const policy = (await seat.reload()).headers.get('Content-Security-Policy');
    const [, script] = /<script type="module">(.*?)<\/script>/s.exec(seat.page)!;
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script!).digest('base64')}';`);
    expect(seat.page).not.toMatch(/ style=| on\w+="|<script>/);
    expect(seat.page.match(/<script type="module"/g)).toHaveLength(1);
    expect(seat.page).toContain('href="/m/home"');
    expect(seat.page).not.toContain('evil.test');
  });

  test.each([['/m/lottery?tab=HOT', true], ['/', true], ['//evil.test', false], ['/\\evil.test', false], ['https://evil.test', false], ['javascript:1', false], ['/play/x', false]])(
    'accepts the back address %s: %s', (path, allowed) => expect(readBackUrl(path)).toBe(allowed ? path : '/m/home'),
  );

  test('is refused while its vendor is switched off', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch());
    switchVendor(marina.platform, 'BGS', false);
    expect(await marina.launch()).toMatchObject({ success: false, errorCode: 'game.unavailable' });
    expect(await seat.post('/round', { round: 'round-0003', stake: 100 })).toEqual({ error: 'game.unavailable' });
    switchVendor(marina.platform, 'BGS', true);
    expect(await marina.launch()).toMatchObject({ success: true });
  });
});

describe('a round', () => {
  test('stakes once when it is sent several times', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch());
    const before = await marina.balance();
    const round = { round: 'the-same-round', stake: 100 };
    const answers = await Promise.all([seat.post('/round', round), seat.post('/round', round), seat.post('/round', round)]);
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await marina.balance()).toBe(before - 100 + Number(first!.payout));
    expect(rows(marina.platform.database, "select id from bets where reference = 'the-same-round'")).toHaveLength(1);
  });

  test('is of one game: its name in another one is refused; the latest twelve are told, newest first', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch());
    const [first, other] = rows<{ nodeId: string; name: string }>(marina.platform.database, "select node_id as nodeId, name_pt as name from games where vendor = 'BGS' and category = 'RNG' order by position limit 2");
    const played: object[] = [];
    for (let round = 0; round < 13; round++) {
      const { payout } = await seat.post('/round', { round: `round-of-${100 + round}`, stake: 100 });
      played.unshift({ label: first!.name, stake: 100, payout, placedAt: marina.platform.clock.now() });
      marina.advance(1_000);
    }
    expect(pageData(await (await seat.reload()).text()).history).toEqual(played.slice(0, 12));
    const another = await marina.openGame(await marina.launch({ nodeId: other!.nodeId }));
    expect(pageData(another.page).history).toEqual([]);
    expect(await another.post('/round', { round: 'round-of-100', stake: 100 })).toEqual({ error: 'request.invalid' });
  });

  test('changes the wallet like the ledger, and is in the betting record', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch());
    const before = await marina.balance();
    let expected = before;
    for (let round = 0; round < 50; round++) {
      const answer = await seat.post('/round', { round: `round-${1000 + round}`, stake: 100 });
      expected += Number(answer.payout) - 100;
      expect(answer.balance).toBe(expected);
    }
    expect(await marina.balance()).toBe(expected);
    expect(await marina.locked()).toBe(0);
    const { database } = marina.platform;
    const ledger = row<{ sum: number }>(database, "select sum(amount) as sum from ledger where member_id = (select id from members where account = 'marina' and merchant = 'leve')");
    expect(ledger!.sum).toBe(expected);
    const bets = row<{ staked: number; paid: number; count: number }>(
      database, "select sum(stake) as staked, sum(payout) as paid, count(*) as count from bets where reference not like 'crowd-%'",
    );
    expect(bets).toEqual({ staked: 5_000, paid: expected - before + 5_000, count: 50 });
    expect((pageData(await (await seat.reload()).text()).history as unknown[]).length).toBe(12);
  });

  test.each([[{ round: 'round-9001', stake: 101 }], [{ round: 'round-9002', stake: -100 }], [{ round: 'round-9003', stake: '100' }], [{ round: 'x', stake: 100 }], [{ stake: 100 }], [{}]])(
    'is refused as %j', async (body) => {
      const marina = await player();
      const seat = await marina.openGame(await marina.launch());
      const before = await marina.balance();
      expect(await seat.post('/round', body)).toEqual({ error: 'request.invalid' });
      expect(await marina.balance()).toBe(before);
    },
  );

  test('is refused where the balance is too low, without an entry', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch());
    marina.platform.database.exec('update wallets set balance = 50');
    expect(await seat.post('/round', { round: 'round-9004', stake: 100 })).toEqual({ error: 'wallet.low' });
    expect(await marina.balance()).toBe(50);
    expect(rows(marina.platform.database, "select id from bets where reference not like 'crowd-%'")).toHaveLength(0);
  });

  test('of a trial member is played with play money', async () => {
    const trial = await player('tipo4');
    const seat = await trial.openGame(await trial.launch());
    expect(seat.page).toContain('Saldo de teste');
    await seat.post('/round', { round: 'round-9005', stake: 100 });
    expect(row(trial.platform.database, "select play_money from bets where reference not like 'crowd-%'")).toEqual({ play_money: 1 });
  });
});
