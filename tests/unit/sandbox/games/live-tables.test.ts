import { describe, expect, test } from 'vitest';
import { handOf } from '../../../../src/sandbox/games/blackjack/rules.ts';
import { settleOpenRounds } from '../../../../src/sandbox/games/open-round-timer.ts';
import { payoutOf } from '../../../../src/sandbox/games/roulette/rules.ts';
import { repeatableChance } from '../../../../src/sandbox/play/chance.ts';
import { player } from '../../../support/sandbox-player.ts';
import { advanceIntoRound, gameOf, movesOf, openRounds, openMachineAs, openMachine } from '../../../support/tables.ts';

const second = 1_000;
const roulette = 30 * second;
const blackjack = 40 * second;

interface State extends Record<string, unknown> {
  phase: string;
  round: string;
  balance: number;
}

type Seat = Awaited<ReturnType<typeof openMachine>>;

const stateOf = async (seat: Seat) => (await seat.get('/state')) as State;

describe('roulette', () => {
  const chips = { 17: 100, red: 500, dozen2: 200 };

  test('gives two members the same number, and pays each by their own chips', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    const other = await openMachineAs(marina, 'roulette', 'agente');
    advanceIntoRound(marina, roulette, second);
    const { round, phase, balance } = await stateOf(seat);
    expect(phase).toBe('stakes');
    expect(await seat.post('/chips', { round: 'chips-of-marina', table: round, chips })).toMatchObject({ balance: balance - 800, players: 1 });
    expect(await other.post('/chips', { round: 'chips-of-agente', table: round, chips: { black: 300 } })).toMatchObject({ players: 2 });
    marina.advance(17 * second);
    const spinning = await stateOf(seat);
    expect(spinning).toMatchObject({ phase: 'spin', balance: balance - 800 });
    expect(spinning).not.toHaveProperty('result');
    marina.advance(6 * second);
    const [mine, theirs] = [await stateOf(seat), await stateOf(other)];
    expect(mine).toMatchObject({ phase: 'result', number: spinning.number, result: { stake: 800, payout: payoutOf(chips, Number(spinning.number)) } });
    expect(theirs).toMatchObject({ number: spinning.number, result: { stake: 300, payout: payoutOf({ black: 300 }, Number(spinning.number)) } });
    expect(mine.balance).toBe(balance - 800 + payoutOf(chips, Number(spinning.number)));
  });

  test('takes stakes for 18 seconds, spins for six and shows the number for six, after those of the ten rounds before', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, 0);
    const start = marina.platform.clock.now();
    const numberOf = (round: number) => repeatableChance(marina.platform.seed, `roulette ${gameOf(marina, 'roulette').nodeId} ${round}`)(37);
    const round = start / roulette;
    const latest = Array.from({ length: 10 }, (_, back) => numberOf(round - 1 - back));
    const seen = { stakes: {}, spin: { number: numberOf(round) }, result: { number: numberOf(round) } };
    for (const [at, phase, ends] of [[0, 'stakes', 18], [17.999, 'stakes', 18], [18, 'spin', 24], [23.999, 'spin', 24], [24, 'result', 30], [29.999, 'result', 30]] as const) {
      marina.advance(start + Math.round(at * second) - marina.platform.clock.now());
      const { now, round: named, phase: found, endsAt, latest: before, number, players, chips: own } = await stateOf(seat);
      expect({ now, named, found, endsAt, before, number, players, own }, String(at)).toEqual({ now: marina.platform.clock.now(), named: String(round), found: phase, endsAt: start + ends * second, before: latest, number: undefined, players: 0, own: [], ...seen[phase] });
    }
    marina.advance(1);
    expect(await stateOf(seat)).toMatchObject({ phase: 'stakes', latest: [numberOf(round), ...latest.slice(0, 9)] });
  });

  test('takes stakes until the moment of the spin, pays from the moment of the fall, and shows its own chips alone', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, 18 * second - 1);
    const { round } = await stateOf(seat);
    const place = (reference: string, placed: object) => seat.post('/chips', { round: reference, table: round, chips: placed });
    expect(await place('chips-at-the-end', { 17: 100 })).toMatchObject({ chips: [{ 17: 100 }], players: 1 });
    expect(await place('more-at-the-end', { low: 200 })).toMatchObject({ chips: [{ 17: 100 }, { low: 200 }], players: 1 });
    marina.advance(1);
    expect(await place('chips-at-the-spin', { 17: 100 })).toEqual({ error: 'lottery.closed' });
    marina.advance(6 * second - 1);
    settleOpenRounds(marina.platform);
    expect([(await stateOf(seat)).result, openRounds(marina)]).toEqual([undefined, 2]);
    marina.advance(1);
    settleOpenRounds(marina.platform);
    expect(openRounds(marina)).toBe(0);
    const fallen = await stateOf(seat);
    expect(fallen).toMatchObject({ chips: [], players: 0, result: { stake: 300, payout: payoutOf({ 17: 100, low: 200 }, Number(fallen.number)) } });
    marina.advance(6 * second);
    expect(await stateOf(seat)).not.toHaveProperty('result');
  });

  test('tells the result of every call of the round, however many there were', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, second);
    const { round } = await stateOf(seat);
    for (let call = 0; call < 13; call++) await seat.post('/chips', { round: `one-of-thirteen-${call}`, table: round, chips: { red: 100 } });
    marina.advance(24 * second);
    const fallen = await stateOf(seat);
    expect(fallen.result).toEqual({ stake: 1_300, payout: payoutOf({ red: 1_300 }, Number(fallen.number)) });
  });

  test.each([
    ['at the least stake', { red: 100 }, 'chips'], ['below it', { red: 99 }, 'request.invalid'], ['the most of all spots', { red: 100_000, 17: 100_000 }, 'wallet.low'], ['one more', { red: 100_000, 17: 100_001 }, 'request.invalid'],
    ['twenty spots', Object.fromEntries(Array.from({ length: 20 }, (_, number) => [number, 100])), 'chips'],
  ])('takes chips by its limits: %s', async (_, placed, answer) => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, second);
    const { round } = await stateOf(seat);
    const { chips: own, error } = await seat.post('/chips', { round: 'chips-by-limits', table: round, chips: placed });
    expect(error ?? own).toEqual(answer === 'chips' ? [placed] : answer);
  });

  test('does not reveal the number while stakes are open, and refuses stakes after', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, second);
    const { round, ...rest } = await stateOf(seat);
    expect(rest).not.toHaveProperty('number');
    marina.advance(17 * second);
    expect(await seat.post('/chips', { round: 'chips-too-late', table: round, chips })).toEqual({ error: 'lottery.closed' });
    advanceIntoRound(marina, roulette, second);
    expect(await seat.post('/chips', { round: 'chips-of-before', table: round, chips })).toEqual({ error: 'lottery.closed' });
    expect(movesOf(marina, 'marina', 'stake')).toEqual([]);
  });

  test('does not refuse what is staked, however late it is asked for again', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, second);
    const call = { round: 'chips-in-time', table: (await stateOf(seat)).round, chips };
    await seat.post('/chips', call);
    marina.advance(17 * second);
    expect(await seat.post('/chips', call)).toMatchObject({ phase: 'spin', chips: [chips] });
    expect(movesOf(marina, 'marina', 'stake')).toHaveLength(1);
  });

  test('stakes once for a repeated call, and pays once for repeated settlements', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, second);
    const { round } = await stateOf(seat);
    const everything = Object.fromEntries(Array.from({ length: 19 }, (_, number) => [number, 100]));
    const call = { round: 'the-same-chips', table: round, chips: { ...everything, high: 1_800 } };
    await Promise.all([seat.post('/chips', call), seat.post('/chips', call), seat.post('/chips', call)]);
    expect(movesOf(marina, 'marina', 'stake')).toEqual([-3_700]);
    marina.advance(roulette);
    settleOpenRounds(marina.platform);
    settleOpenRounds(marina.platform);
    await stateOf(seat);
    // All 37 pockets are covered: the payout is that of one pocket.
    expect(movesOf(marina, 'marina', 'win')).toEqual([3_600]);
    expect(await marina.locked()).toBe(0);
    expect(openRounds(marina)).toBe(0);
  });

  test('settles the round of a member who has left', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, second);
    const { round } = await stateOf(seat);
    await seat.post('/chips', { round: 'chips-and-gone', table: round, chips: { red: 100, black: 100, 0: 100 } });
    await marina.send('DELETE', '/wps/session');
    expect(await seat.get('/state')).toEqual({ error: 'session.expired' });
    settleOpenRounds(marina.platform);
    expect(movesOf(marina, 'marina', 'win')).toEqual([]);
    marina.advance(25 * second);
    settleOpenRounds(marina.platform);
    expect(movesOf(marina, 'marina', 'win')).toHaveLength(1);
    expect([200, 3_600]).toContain(movesOf(marina, 'marina', 'win')[0]);
  });

  test.each([
    [{}], [{ 37: 100 }], [{ red: 0 }], [{ red: -100 }], [{ red: 1.5 }], [{ red: '100' }], [[100]], [null], [{ red: 200_100 }], [{ __proto__: 100 }], [{ constructor: 100 }],
    [Object.fromEntries(Array.from({ length: 21 }, (_, number) => [number, 100]))],
  ])('refuses the chips %j', async (wrong) => {
    const marina = await player();
    const seat = await openMachine(marina, 'roulette');
    advanceIntoRound(marina, roulette, second);
    const { round } = await stateOf(seat);
    expect(await seat.post('/chips', { round: 'wrong-chips', table: round, chips: wrong })).toEqual({ error: 'request.invalid' });
    expect(movesOf(marina, 'marina', 'stake')).toEqual([]);
  });
});

describe('blackjack', () => {
  interface Hand extends State {
    cards: number[];
    dealer: number[];
    hits: number;
    decides: boolean;
    stake: number;
    result?: { stake: number; payout: number };
  }

  /** Advances to the end of a phase of the table, which is ahead of the clock where rounds were short. */
  const endPhase = async (marina: Awaited<ReturnType<typeof player>>, seat: Seat) => {
    const { now, endsAt } = await stateOf(seat);
    marina.advance(Number(endsAt) - Number(now));
  };

  /** Advances into the next time for stakes, and says of which round it is. */
  async function nextStakes(marina: Awaited<ReturnType<typeof player>>, seat: Seat): Promise<string> {
    do await endPhase(marina, seat);
    while ((await stateOf(seat)).phase !== 'stakes');
    return (await stateOf(seat)).round;
  }

  /** A session with a stake, in a round whose first two cards total less than 12. */
  async function dealt() {
    const marina = await player();
    const seat = await openMachine(marina, 'blackjack');
    for (;;) {
      const round = await nextStakes(marina, seat);
      await seat.post('/sit', { round: `sit-${round}`, table: round, stake: 100 });
      await endPhase(marina, seat);
      const hand = (await stateOf(seat)) as Hand;
      if (hand.decides && handOf(hand.cards).total < 12) return { marina, seat, round, hand };
    }
  }

  test('goes on to the next stakes where nobody has staked: who comes waits for no hand', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'blackjack');
    const before = await nextStakes(marina, seat);
    await endPhase(marina, seat);
    const { now, endsAt, ...next } = await stateOf(seat);
    expect(next).toMatchObject({ phase: 'stakes', round: String(Number(before) + 1) });
    expect(Number(endsAt) - Number(now)).toBe(12 * second);
  });

  test('gives each member cards of their own against one dealer, shows one of the dealer’s, and ends when all have acted', async () => {
    const { marina, seat, round, hand } = await dealt();
    expect(hand.cards).toHaveLength(2);
    expect(hand.dealer).toHaveLength(1);
    const other = await openMachineAs(marina, 'blackjack', 'agente');
    expect((await stateOf(other)) as Hand).toMatchObject({ round, cards: [], dealer: hand.dealer, decides: false });
    const hit = (await seat.post('/hit', { table: round, hits: 0 })) as Hand;
    expect(hit.cards).toHaveLength(3);
    expect((await seat.post('/hit', { table: round, hits: 0 })) as Hand).toMatchObject({ cards: hit.cards, hits: 1 });
    await seat.post('/stand', { table: round, hits: 1 });
    const ended = (await stateOf(seat)) as Hand;
    expect(ended.phase).toBe('result');
    expect(ended.cards).toEqual(hit.cards);
    expect(handOf(ended.dealer).total).toBeGreaterThanOrEqual(17);
    expect(ended.result!.stake).toBe(100);
    expect((await stateOf(other)) as Hand).toMatchObject({ cards: [], dealer: ended.dealer });
  });

  test('takes stakes for twelve seconds, decides for nineteen, and shows its result for nine', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'blackjack');
    advanceIntoRound(marina, blackjack, 0);
    const start = marina.platform.clock.now();
    const round = String(start / blackjack);
    const { minimumBet } = gameOf(marina, 'blackjack');
    expect(await seat.post('/sit', { round: 'a-stake-of-all', table: round, stake: minimumBet })).toMatchObject({ phase: 'stakes', stake: minimumBet, cards: [], dealer: [], decides: false, players: 1 });
    for (const [at, phase, ends, cards, dealer] of [[11.999, 'stakes', 12, 0, 0], [12, 'play', 31, 2, 1], [30.999, 'play', 31, 2, 1], [31, 'result', 40, 2, 2], [39.999, 'result', 40, 2, 2]] as const) {
      marina.advance(start + Math.round(at * second) - marina.platform.clock.now());
      const state = (await stateOf(seat)) as Hand;
      expect({ ...state, cards: Math.min(2, state.cards.length), dealer: Math.min(2, state.dealer.length) }, String(at)).toMatchObject({
        now: marina.platform.clock.now(), round, phase, endsAt: start + ends * second, cards, dealer, decides: phase === 'play', mayDouble: phase !== 'result', stake: phase === 'result' ? 0 : minimumBet,
      });
      expect('result' in state).toBe(phase === 'result');
    }
    marina.advance(1);
    expect(await stateOf(seat)).toMatchObject({ phase: 'stakes', round: String(Number(round) + 1), cards: [], dealer: [], players: 0 });
  });

  test('a hand of a round before, in which all had acted, ends nobody\'s time', async () => {
    const marina = await player();
    const seat = await openMachine(marina, 'blackjack');
    const round = await nextStakes(marina, seat);
    await seat.post('/sit', { round: 'a-hand-of-before', table: round, stake: 100 });
    // As a hand of 21, which has nothing to decide; nobody asks until the next round's time to decide.
    marina.platform.database.exec("update open_rounds set state = json_set(state, '$.stood', json('true'))");
    marina.advance(blackjack + 12 * second);
    // Its table is empty: the next stakes, not the result of a round in which nobody played.
    expect(await stateOf(seat)).toMatchObject({ phase: 'stakes', round: String(Number(round) + 2) });
    expect(openRounds(marina)).toBe(0);
  });

  test('a double is of two cards alone, and a decision of cards that the page does not know changes nothing', async () => {
    for (;;) {
      const { marina, seat, round } = await dealt();
      const hit = (await seat.post('/hit', { table: round, hits: 0 })) as Hand;
      if (!hit.decides) continue;
      expect(await seat.post('/double', { table: round, hits: 1 })).toEqual({ error: 'request.invalid' });
      for (const move of ['hit', 'stand', 'double']) expect(await seat.post(`/${move}`, { table: round, hits: 0 }), move).toMatchObject({ hits: 1, cards: hit.cards, decides: true, mayDouble: false });
      for (const move of ['hit', 'stand']) expect(await seat.post(`/${move}`, { table: String(Number(round) - 1), hits: 1 }), move).toEqual({ error: 'lottery.closed' });
      expect(movesOf(marina, 'marina', 'stake').at(-1)).toBe(-100);
      return;
    }
  });

  test('two members at a table have different cards and the same dealer', async () => {
    const marina = await player();
    const seats = [await openMachine(marina, 'blackjack'), await openMachineAs(marina, 'blackjack', 'agente')];
    advanceIntoRound(marina, blackjack, second);
    const { round } = await stateOf(seats[0]!);
    for (const [index, seat] of seats.entries()) await seat.post('/sit', { round: `one-of-two-${index}`, table: round, stake: 100 });
    marina.advance(15 * second);
    const [mine, theirs] = await Promise.all(seats.map(async (seat) => (await stateOf(seat)) as Hand));
    expect(mine!.cards).toHaveLength(2);
    expect(theirs!.cards).toHaveLength(2);
    expect(theirs!.cards).not.toEqual(mine!.cards);
    expect(theirs!.dealer).toEqual(mine!.dealer);
  });

  test('a double adds the stake once, and takes one card', async () => {
    const { marina, seat, round } = await dealt();
    const staked = movesOf(marina, 'marina', 'stake').length;
    const doubled = (await seat.post('/double', { table: round, hits: 0 })) as Hand;
    expect(doubled).toMatchObject({ phase: 'result', decides: false, result: { stake: 200 } });
    expect(doubled.cards).toHaveLength(3);
    await seat.post('/double', { table: round, hits: 0 });
    await seat.post('/hit', { table: round, hits: 1 });
    expect(movesOf(marina, 'marina', 'stake').slice(staked)).toEqual([-100]);
    const ended = (await stateOf(seat)) as Hand;
    expect(ended.cards).toEqual(doubled.cards);
    expect(ended.result!.stake).toBe(200);
    expect([0, 200, 400]).toContain(ended.result!.payout);
    expect(await marina.locked()).toBe(0);
  });

  test('a hand that was left is played as well as it can be, and is settled without its member', async () => {
    const { marina, seat, hand } = await dealt();
    expect(openRounds(marina)).toBe(1);
    marina.advance(18 * second);
    settleOpenRounds(marina.platform);
    expect(openRounds(marina)).toBe(1);
    marina.advance(second);
    settleOpenRounds(marina.platform);
    expect(openRounds(marina)).toBe(0);
    expect(await marina.locked()).toBe(0);
    // Less than 12 never stands.
    const ended = (await stateOf(seat)) as Hand;
    expect(ended.cards.length).toBeGreaterThan(2);
    expect(ended.cards.slice(0, 2)).toEqual(hand.cards);
    expect(movesOf(marina, 'marina', 'stake').at(-1)).toBe(-100);
  });

  test('waits for all who decide, and takes stakes again when the result has been shown', async () => {
    const marina = await player();
    const seats = [await openMachine(marina, 'blackjack'), await openMachineAs(marina, 'blackjack', 'agente')] as const;
    for (;;) {
      const round = await nextStakes(marina, seats[0]);
      for (const [index, seat] of seats.entries()) await seat.post('/sit', { round: `${round}-${index}`, table: round, stake: 100 });
      await endPhase(marina, seats[0]);
      const hands = await Promise.all(seats.map(async (seat) => (await stateOf(seat)) as Hand));
      if (!hands.every(({ decides }) => decides)) continue;
      expect(await seats[0].post('/stand', { table: round, hits: 0 })).toMatchObject({ phase: 'play', decides: false, dealer: [hands[0]!.dealer[0]] });
      const ended = (await seats[1].post('/stand', { table: round, hits: 0 })) as Hand;
      expect(ended).toMatchObject({ phase: 'result', round, result: { stake: 100 } });
      expect(Number(ended.endsAt) - Number(ended.now)).toBe(9 * second);
      marina.advance(9 * second);
      expect(await stateOf(seats[0])).toMatchObject({ phase: 'stakes', round: String(Number(round) + 1) });
      return;
    }
  });

  test('takes one stake per round, and decisions only in their phase', async () => {
    const { marina, seat, round } = await dealt();
    expect(await seat.post('/sit', { round: 'a-late-stake', table: round, stake: 100 })).toEqual({ error: 'lottery.closed' });
    marina.advance(19 * second);
    expect(await seat.post('/hit', { table: round, hits: 0 })).toEqual({ error: 'lottery.closed' });
    const next = await nextStakes(marina, seat);
    await seat.post('/sit', { round: 'the-first-stake', table: next, stake: 100 });
    expect(await seat.post('/sit', { round: 'another-stake', table: next, stake: 100 })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/sit', { round: 'an-odd-stake-1', table: next, stake: 105 })).toEqual({ error: 'request.invalid' });
    expect(await seat.post('/hit', { table: next, hits: 0 })).toEqual({ error: 'lottery.closed' });
  });
});
