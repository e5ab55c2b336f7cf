import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { returnOfBlackjack } from '../../../../src/sandbox/games/blackjack/best-play.ts';
import { returnOfCrash } from '../../../../src/sandbox/games/crash/rules.ts';
import { returnOfFishing } from '../../../../src/sandbox/games/fishing/rules.ts';
import { settleOpenRounds } from '../../../../src/sandbox/games/open-round-timer.ts';
import { returnOfPoker } from '../../../../src/sandbox/games/poker/rules.ts';
import { returnOfRoulette } from '../../../../src/sandbox/games/roulette/rules.ts';
import { returnOf } from '../../../../src/sandbox/games/slots/returns.ts';
import { slotMachines } from '../../../../src/sandbox/games/slots/machines.ts';
import { settleMatches } from '../../../../src/sandbox/games/sports/bet-on-match.ts';
import type { Stadium } from '../../../../src/sandbox/games/sports/stadium.ts';
import { kinds } from '../../../../src/sandbox/lottery/bets.ts';
import { findLottery } from '../../../../src/sandbox/lottery/find.ts';
import { nextPeriod } from '../../../../src/sandbox/lottery/schedule.ts';
import { settleDraws } from '../../../../src/sandbox/lottery/tickets.ts';
import { placeBet, settleBet } from '../../../../src/sandbox/play/bets.ts';
import { rules, wagerOf } from '../../../../src/sandbox/rewards/missions.ts';
import { player } from '../../../support/sandbox-player.ts';
import { advanceIntoRound, openMachine } from '../../../support/tables.ts';

interface Listed {
  code: string;
  progress: number;
  wager: number;
  wagered: number;
  rewardId?: string;
}

let marina: Awaited<ReturnType<typeof player>>;
beforeEach(async () => { marina = await player(); });
afterEach(() => marina.close());

async function missions(): Promise<Record<string, Listed>> {
  const listed = (await marina.send('GET', '/wps/mission/list')).value as Listed[];
  return Object.fromEntries(listed.map((mission) => [mission.code, mission]));
}

let count = 0;
function bet(amount: number, nodeId = '1'): void {
  const { platform } = marina;
  const memberId = findMember(platform, 'leve', 'marina')!.id;
  const placed = placeBet(platform, { memberId, account: 'marina', type: 0 }, { reference: `bet-${count++}`, vendor: 'BGS', category: 'RNG', nodeId, title: 'Dados', stake: amount });
  settleBet(platform, placed, 0, {});
}

describe('a stake counts once', () => {
  test('three missions of a day want three times the stakes', async () => {
    for (let round = 0; round < 10; round++) bet(500, String(round % 3));
    const rewarded = async () => Object.values(await missions()).filter(({ rewardId }) => rewardId).map(({ code }) => code);
    expect(await rewarded()).toEqual(['staked']);
    expect((await missions()).rounds).toMatchObject({ progress: 10, wager: 5_000, wagered: 0 });
    bet(4_999);
    expect(await rewarded()).toEqual(['staked']);
    expect((await missions()).rounds).toMatchObject({ wagered: 4_999 });
    bet(5_001);
    expect(await rewarded()).toEqual(['staked', 'rounds', 'games']);
    // Nothing is left of them for the week.
    expect(await missions()).toMatchObject({ days: { wagered: 0 }, wins: { wagered: 0 }, staked: { progress: 5_000, wagered: 5_000 } });
    bet(700);
    expect(await missions()).toMatchObject({ days: { wagered: 700 }, wins: { wagered: 700 } });
  });
});

describe('stakes that cancel each other count as none', () => {
  const counted = async () => {
    const { rounds, staked, tickets } = await missions();
    return { rounds: rounds!.progress, staked: staked!.progress, tickets: tickets!.progress, wagered: rounds!.wagered };
  };
  const none = { rounds: 0, staked: 0, tickets: 0, wagered: 0 };

  test.each<[string, Record<string, number>[], number]>([
    ['red and black', [{ red: 500, black: 500 }], 0],
    ['red and black by two calls', [{ red: 500 }, { black: 500 }], 0],
    ['three dozens, one of them smaller', [{ dozen1: 500, dozen2: 500, dozen3: 100 }], 0],
    ['low, high and the zero', [{ low: 1_800, high: 1_800 }, { 0: 100 }], 0],
    ['25 numbers by two calls', [Object.fromEntries(Array.from({ length: 13 }, (_, number) => [number, 100])), Object.fromEntries(Array.from({ length: 12 }, (_, number) => [number + 13, 100]))], 0],
    ['red alone', [{ red: 500 }], 500],
    ['two dozens', [{ dozen1: 500, dozen2: 500 }], 1_000],
    ['red and one number', [{ red: 500 }, { 17: 100 }], 600],
    ['the same spot twice', [{ red: 500 }, { red: 500 }], 1_000],
  ])('at roulette: %s', async (_, calls, stakes) => {
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, 30_000, 1_000);
    const { round } = await seat.get('/state');
    for (const [index, chips] of calls.entries()) await seat.post('/chips', { round: `chips-00${index}`, table: round, chips });
    marina.advance(25_000);
    settleOpenRounds(marina.platform);
    expect((await counted()).staked).toBe(stakes);
    expect((await counted()).wagered).toBe(stakes);
    marina.advance(1);
    expect((await marina.send('GET', '/wps/rebate/waiting')).value).toMatchObject({ staked: stakes });
  });

  test.each<[string, [kind: string, pick: string][], number]>([
    ['even and odd', [['even', ''], ['odd', '']], 0],
    ['low and high', [['low', ''], ['high', '']], 0],
    ['low, and odd, which win with eight of ten digits', [['low', ''], ['odd', '']], 0],
    ['even alone, twice', [['even', ''], ['even', '']], 2],
    ['even and one number', [['even', ''], ['two', '17']], 2],
  ])('at a lottery: %s', async (_, tickets, stakes) => {
    const seat = await marina.openGame(await marina.launchLottery());
    const { number, drawsAt } = nextPeriod(findLottery('HN1')!, marina.platform.clock.now());
    for (const [index, [kind, pick]] of tickets.entries()) await seat.post('/ticket', { round: `ticket-0${index}`, stake: 500, lottery: 'HN1', period: number, kind, pick });
    marina.advance(drawsAt - marina.platform.clock.now() + 1);
    settleDraws(marina.platform);
    expect(await counted()).toEqual(stakes ? { rounds: stakes, staked: stakes * 500, tickets: stakes, wagered: stakes * 500 } : none);
  });

  test.each([
    ['home and away', ['home', 'away'], 0],
    ['all three results', ['home', 'draw', 'away'], 0],
    ['home twice', ['home', 'home'], 2],
  ])('at a match: %s', async (_, picks, stakes) => {
    const seat = await marina.openGame(await marina.launch({ category: 'SPORTS', vendor: 'ARENA' }));
    const match = ((await seat.get('/matches')) as unknown as Stadium).matches.find(({ state }) => state === 'open')!;
    for (const [index, result] of picks.entries()) await seat.post('/bet', { round: `bet-000${index}`, stake: 500, match: match.id, result });
    marina.advance(30 * 60_000);
    settleMatches(marina.platform);
    expect((await counted()).staked).toBe(stakes * 500);
  });
});

/** The share of the stakes that comes back to who plays a game as well as it can be played. */
const returns: Record<string, number> = {
  blackjack: returnOfBlackjack(), poker: returnOfPoker, roulette: returnOfRoulette, crash: returnOfCrash, fishing: returnOfFishing,
  'even tickets': kinds.even.pays / 200, 'tickets of two digits': kinds.two.pays / 10_000,
  ...Object.fromEntries(Object.entries(slotMachines).map(([name, machine]) => [name, returnOf(machine)])),
};

describe('the expected value of a mission', () => {
  const worth = (reward: number, wager: number, back: number): number => Math.round(reward - wager * (1 - back));

  test('in minor units, at the best game and at roulette', () => {
    expect(Math.max(...Object.values(returns))).toBe(returns.blackjack);
    expect(Object.fromEntries(rules.map((rule) => [rule.code, [rule.amount, wagerOf(rule), worth(rule.amount, wagerOf(rule), returns.blackjack!), worth(rule.amount, wagerOf(rule), returnOfRoulette)]]))).toEqual({
      staked: [50, 5_000, -8, -85],
      rounds: [50, 5_000, -8, -85],
      games: [50, 5_000, -8, -85],
      days: [200, 20_000, -34, -341],
      wins: [150, 15_000, -25, -255],
      tickets: [150, 15_000, -25, -255],
    });
  });

  test.each(Object.entries(returns))('is below nothing at %s', (_, back) => {
    for (const rule of rules) expect(worth(rule.amount, wagerOf(rule), back), rule.code).toBeLessThan(0);
  });
});
