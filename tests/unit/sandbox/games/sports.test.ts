import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleMatches } from '../../../../src/sandbox/games/sports/bet-on-match.ts';
import { begun, finalOf, standingAt, upcoming } from '../../../../src/sandbox/games/sports/fixtures.ts';
import { hotMatchesAt } from '../../../../src/sandbox/games/sports/matches.ts';
import type { Stadium } from '../../../../src/sandbox/games/sports/stadium.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';
import { pageData, player, type GameSession } from '../../../support/sandbox-player.ts';

const minute = 60_000;
const at = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });

describe('a match', () => {
  test('passes from open to live to ended, and its score never falls', () => {
    fc.assert(fc.property(at, fc.array(fc.integer({ min: -20 * minute, max: 20 * minute }), { minLength: 2, maxLength: 20 }), (now, looks) => {
      const [fixture] = upcoming('a secret', now, 1);
      const seen = looks.toSorted((one, other) => one - other).map((offset) => standingAt('a secret', fixture!, fixture!.kicksOffAt + offset));
      for (const [index, standing] of seen.entries()) {
        const before = seen[index - 1];
        expect(standing.goals.length).toBeGreaterThanOrEqual(before?.goals.length ?? 0);
        expect(standing.minute).toBeGreaterThanOrEqual(before?.minute ?? 0);
        expect(['open', 'live', 'ended'].indexOf(standing.state)).toBeGreaterThanOrEqual(before ? ['open', 'live', 'ended'].indexOf(before.state) : 0);
        if (standing.state === 'open') expect(standing.goals).toEqual([]);
        expect(standing.goals.every((goal) => goal.minute <= standing.minute)).toBe(true);
      }
      expect(standingAt('a secret', fixture!, fixture!.endsAt).goals).toEqual(finalOf('a secret', fixture!.id).goals);
    }));
  });

  test('keeps its teams and times from its first listing until after its end', () => {
    fc.assert(fc.property(at, (now) => {
      const listed = upcoming('a secret', now, 12).at(-1)!;
      expect(upcoming('a secret', listed.kicksOffAt - 1, 1)).toEqual([listed]);
      expect(begun('a secret', listed.kicksOffAt, 1)).toEqual([listed]);
      expect(begun('a secret', listed.endsAt, 2)).toContainEqual(listed);
    }));
  });

  test('has another result under another secret', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `match-${index}`);
    expect(ids.map((id) => finalOf('one', id))).not.toEqual(ids.map((id) => finalOf('other', id)));
  });
});

test('the next matches of home are those of the first game of sports, in the asked language; none where there is no such game', async () => {
  const { platform } = await startSandbox();
  const game = row<{ nodeId: string; vendor: string }>(platform.database, "select node_id as nodeId, vendor from games where category = 'SPORTS' order by position limit 1")!;
  const found = hotMatchesAt(platform, 'en');
  expect(found.map(({ homeTeamImageUrl, awayTeamImageUrl, ...match }) => ({ ...match, pictures: [homeTeamImageUrl, awayTeamImageUrl].map((path) => decodeURIComponent(path.replace(/\.svg.*/, ''))) }))).toEqual(
    upcoming(platform.seed, platform.clock.now(), 12).map(({ id, kicksOffAt, league, homeTeam, awayTeam }) => ({ ...game, matchTime: kicksOffAt, league: league.en, homeTeam, awayTeam, roomId: id, pictures: [`/crests/${homeTeam}`, `/crests/${awayTeam}`] })),
  );
  platform.database.exec("delete from games where category = 'SPORTS'");
  expect(hotMatchesAt(platform, 'en')).toEqual([]);
});

describe('bets on a match', () => {
  let marina: Awaited<ReturnType<typeof player>>;
  let seat: GameSession;

  beforeEach(async () => {
    marina = await player();
    seat = await marina.openGame(await marina.launch({ category: 'SPORTS', vendor: 'ARENA' }));
  });
  afterEach(() => marina.close());

  const stadiumNow = async () => (await seat.get('/matches')) as unknown as Stadium;
  const firstOpen = async () => (await stadiumNow()).matches.find(({ state }) => state === 'open')!;
  const place = (round: string, match: string, result = 'home', stake = 1_000) => seat.post('/bet', { round, stake, match, result });

  test('stay open until the end, and are settled by the result at the shown odds', async () => {
    const match = await firstOpen();
    const before = await marina.balance();
    for (const [index, result] of (['home', 'draw', 'away'] as const).entries()) {
      expect((await place(`match-bet-${index}`, match.id, result) as unknown as Stadium).bets[0]).toMatchObject({ picked: result, odds: match.odds[result], state: 'open', payout: 0 });
    }
    // The same round with another pick stakes nothing more.
    await place('match-bet-0', match.id, 'away');
    expect(await marina.balance()).toBe(before - 3_000);
    expect(await marina.locked()).toBe(3_000);

    marina.advance(match.kicksOffAt - marina.platform.clock.now());
    const { result, goals } = finalOf(marina.platform.seed, match.id);
    for (let passed = 0; passed < 90; passed++) {
      const live = (await stadiumNow()).matches.find(({ id }) => id === match.id)!;
      expect(live).toMatchObject({ state: 'live', minute: passed });
      expect(live.home.goals + live.away.goals).toBe(goals.filter((goal) => goal.minute <= passed).length);
      settleMatches(marina.platform);
      marina.advance(6_000);
    }
    expect(await marina.balance()).toBe(before - 3_000);
    settleMatches(marina.platform);
    settleMatches(marina.platform);
    expect(await marina.balance()).toBe(before - 3_000 + match.odds[result] * 10);
    expect(await marina.locked()).toBe(0);
    const { bets, matches } = await stadiumNow();
    expect(bets.map(({ picked, state }) => [picked, state])).toEqual(['away', 'draw', 'home'].map((picked) => [picked, picked === result ? 'won' : 'lost']));
    expect(matches.find(({ id }) => id === match.id)).toMatchObject({ state: 'ended', minute: 90 });
  }, 30_000);

  test('stand beside the matches: the one under way, the twelve to come, those that have ended', async () => {
    const quarter = 15 * minute;
    const turn = Math.floor(marina.platform.clock.now() / quarter) + 1;
    marina.advance(turn * quarter - marina.platform.clock.now());
    const shown = async () => (await stadiumNow()).matches.map(({ id, state }) => [Number(id.replace('match-', '')) - turn, state]);
    const open = Array.from({ length: 12 }, (_, later) => [later + 1, 'open']);
    expect(await shown()).toEqual([[0, 'live'], ...open, [-1, 'ended']]);
    marina.advance(9 * minute - 1);
    expect(await shown()).toEqual([[0, 'live'], ...open, [-1, 'ended']]);
    marina.advance(1);
    expect(await shown()).toEqual([...open, [-1, 'ended'], [0, 'ended']]);
    const { now, balance, matches: [next] } = await stadiumNow();
    const [fixture] = upcoming(marina.platform.seed, now, 1);
    expect(next).toMatchObject({ kicksOffAt: fixture!.kicksOffAt, league: fixture!.league.pt, home: { name: fixture!.homeTeam, goals: 0 }, away: { name: fixture!.awayTeam, goals: 0 }, minute: 0 });
    expect(next!.home.crest).toMatch(`/cdn/crests/${encodeURIComponent(fixture!.homeTeam)}.svg`);
    expect([now, balance]).toEqual([marina.platform.clock.now(), await marina.balance()]);
  });

  test('are shown with their match and their price, the latest twelve, newest first; the balance is what they leave', async () => {
    const match = await firstOpen();
    const before = await marina.balance();
    const { minimumBet } = row<{ minimumBet: number }>(marina.platform.database, "select minimum_bet as minimumBet from games where vendor = 'ARENA' order by position limit 1")!;
    for (let bet = 0; bet < 13; bet++) await place(`one-of-bets-${bet}`, match.id, bet ? 'home' : 'draw', minimumBet);
    const { bets, balance } = await stadiumNow();
    expect(bets.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, back) => bets[0]!.id - back));
    expect(new Set(bets.map(({ picked }) => picked))).toEqual(new Set(['home']));
    expect(bets[0]).toMatchObject({ label: `${match.home.name} x ${match.away.name}`, match: match.id, odds: match.odds.home, stake: minimumBet, payout: 0, state: 'open' });
    expect(balance).toBe(before - 13 * minimumBet);
  });

  test('count for nothing where two of them leave only one result to lose by, whoever else bets', async () => {
    const [first, second] = (await stadiumNow()).matches.filter(({ state }) => state === 'open');
    for (const [round, match, result] of [['cancels-0', first, 'home'], ['cancels-1', first, 'away'], ['cancels-2', second, 'home'], ['cancels-3', second, 'home']] as const) await place(round, match!.id, result);
    marina.advance(second!.kicksOffAt + 9 * minute - marina.platform.clock.now() - 1);
    settleMatches(marina.platform);
    const stakes = () => rows<{ reference: string; cancels: number; open: number }>(marina.platform.database, "select reference, cancels, settled_at is null as open from stakes where reference like 'cancels-%' order by reference").map(({ cancels, open }) => [cancels, open]);
    expect(stakes()).toEqual([[1, 0], [1, 0], [0, 1], [0, 1]]);
    marina.advance(1);
    settleMatches(marina.platform);
    expect(stakes()).toEqual([[1, 0], [1, 0], [0, 0], [0, 0]]);
    const settled = rows<{ outcome: string }>(marina.platform.database, "select outcome from bets where reference = 'cancels-1'");
    expect(JSON.parse(settled[0]!.outcome)).toEqual({ ...finalOf(marina.platform.seed, first!.id), match: first!.id, picked: 'away' });
  });

  test('close at kick-off', async () => {
    const match = await firstOpen();
    marina.advance(match.kicksOffAt - marina.platform.clock.now() - 1);
    expect(await place('in-time-1', match.id)).not.toHaveProperty('error');
    marina.advance(1);
    expect(await place('too-late-1', match.id)).toEqual({ error: 'match.begun' });
    expect(await place('in-time-1', match.id)).not.toHaveProperty('error');
  });

  test('are refused for unknown matches, results and stakes', async () => {
    const { id } = await firstOpen();
    expect(await place('odd-bet-01', 'match-0')).toEqual({ error: 'request.invalid' });
    expect(await place('odd-bet-02', id, 'both')).toEqual({ error: 'request.invalid' });
    expect(await place('odd-bet-03', id, 'home', 7)).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/round', { round: 'round-9006', stake: 100 })).toEqual({ error: 'session.expired' });
  });

  test('of two members see the same fixture, odds, score and result', async () => {
    const match = await firstOpen();
    const agent = await marina.logIn({ username: 'agente', password: 'leve2026' });
    const { token } = agent.value as { token: string };
    const launched = await marina.call('/wps/game/launch/v3', { method: 'POST', token, body: JSON.stringify({ category: 'SPORTS', vendor: 'ARENA', gameId: '', nodeId: '', language: 'en', backUrl: '/m/home' }) });
    const other = await marina.openGame(launched);
    await place('one-member-1', match.id);
    await other.post('/bet', { round: 'other-member', stake: 1_000, match: match.id, result: 'home' });
    marina.advance(match.kicksOffAt + 5 * minute - marina.platform.clock.now());
    const seen = async (by: GameSession) => ((await by.get('/matches')) as unknown as Stadium).matches.find(({ id }) => id === match.id)!;
    expect({ ...await seen(other), league: '' }).toEqual({ ...await seen(seat), league: '' });
    marina.advance(5 * minute);
    settleMatches(marina.platform);
    const payouts = rows<{ payout: number }>(marina.platform.database, "select payout from bets where reference in ('one-member-1', 'other-member')");
    expect(payouts[0]).toEqual(payouts[1]);
  });

  test('can be placed on a hot match of home, whose launch opens its page', async () => {
    const [, second] = (await marina.send('GET', '/wps/sports/matches/hot?language=pt')).value as { roomId: string; vendor: string; nodeId: string; matchTime: number; homeTeam: string }[];
    const there = await marina.openGame(await marina.launch({ category: 'SPORTS', vendor: second!.vendor, gameId: second!.roomId, nodeId: second!.nodeId }));
    const { match, stadium } = pageData(there.page) as { match: string; stadium: Stadium };
    expect(match).toBe(second!.roomId);
    expect(stadium.matches.find(({ id }) => id === match)).toMatchObject({ state: 'open', kicksOffAt: second!.matchTime, home: { name: second!.homeTeam } });
  });
});
