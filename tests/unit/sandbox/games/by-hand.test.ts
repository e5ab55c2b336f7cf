import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { bestMove, returnOfBlackjack } from '../../../../src/sandbox/games/blackjack/best-play.ts';
import { dealerDraws, drawCard, halvesOf, isBlackjack, rankOf, valueOf } from '../../../../src/sandbox/games/blackjack/rules.ts';
import { crashPoint, flightOf, multiplierAt, payoutAt, returnOfCrash } from '../../../../src/sandbox/games/crash/rules.ts';
import { flightAt, flightNamed, latestPoints } from '../../../../src/sandbox/games/crash/schedule.ts';
import { fishes, hitShare, returnOfFishing, shoot, type Fish } from '../../../../src/sandbox/games/fishing/rules.ts';
import { boundsOf } from '../../../../src/sandbox/games/list.ts';
import { machineOf, stakeUnits } from '../../../../src/sandbox/games/machine-of.ts';
import { drawHand, handNames, pays, returnOfPoker, shuffleTen } from '../../../../src/sandbox/games/poker/rules.ts';
import { colourOf, payoutOf, returnOfRoulette, spots, stakeOf, wheel } from '../../../../src/sandbox/games/roulette/rules.ts';
import { begun, standingAt, upcoming } from '../../../../src/sandbox/games/sports/fixtures.ts';
import { oddsOf, playMatch } from '../../../../src/sandbox/games/sports/match.ts';
import type { Platform } from '../../../../src/sandbox/handler.ts';
import { cancelEachOther } from '../../../../src/sandbox/play/cancelling.ts';
import { repeatableChance, type Chance } from '../../../../src/sandbox/play/chance.ts';
import { openingStake, stakesFrom } from '../../../../src/sandbox/play/stakes.ts';

// Rules of the games, written down once more by hand; the draws are told, so that each bound is met on both sides.

/** Gives these numbers, one after the other, and notes the bounds that it was asked for. */
function told(...numbers: number[]): { chance: Chance; bounds: number[] } {
  const bounds: number[] = [];
  return { bounds, chance: (bound) => (bounds.push(bound), numbers.shift()!) };
}

test('fishing: what each fish pays, and the shot that just catches it', () => {
  expect(fishes).toEqual({ sardine: [2], clownfish: [3], crab: [5], turtle: [8], octopus: [15], chest: [5, 10, 15, 30, 60], shark: [40], whale: [100] });
  expect([returnOfFishing, hitShare('sardine'), hitShare('chest'), hitShare('whale')]).toEqual([0.96, 0.48, 0.04, 0.0096]);
  const shots = (fish: Fish, ...numbers: number[]) => {
    const { chance, bounds } = told(...numbers);
    return [shoot(fish, chance), bounds];
  };
  expect([shots('sardine', 95), shots('sardine', 96), shots('whale', 0), shots('whale', 96)]).toEqual([[2, [200]], [0, [200]], [100, [10_000]], [0, [10_000]]]);
  expect([shots('chest', 95, 0), shots('chest', 95, 4), shots('chest', 96)]).toEqual([[5, [2_400, 5]], [60, [2_400, 5]], [0, [2_400]]]);
});

test('poker: what hands pay, ten cards of one deck, and those held stay', () => {
  expect(Object.fromEntries(handNames.map((name, at) => [name, pays[at]]))).toEqual({ none: 0, jacks: 1, twoPairs: 2, three: 3, straight: 4, flush: 6, fullHouse: 9, four: 25, straightFlush: 50, royal: 250 });
  expect([pays.length, returnOfPoker]).toEqual([10, 0.983_7]);
  const first = told(...Array.from({ length: 10 }, () => 0));
  expect([shuffleTen(first.chance), first.bounds]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [52, 51, 50, 49, 48, 47, 46, 45, 44, 43]]);
  expect(shuffleTen((bound) => bound - 1)).toEqual([51, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const ten = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
  expect([drawHand(ten, [true, false, true, false, true]), drawHand(ten, [false, false, false, false, false]), drawHand(ten, [true, true, true, true, true])]).toEqual([[10, 15, 12, 16, 14], [15, 16, 17, 18, 19], [10, 11, 12, 13, 14]]);
});

test('roulette: the wheel, its colours, and what each spot outside covers', () => {
  expect(wheel.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  expect(wheel).toEqual('0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(' ').map(Number));
  // From the zero on the colours take turns.
  expect(wheel.map(colourOf)).toEqual(['green', ...Array.from({ length: 36 }, (_, at) => (at % 2 ? 'black' : 'red'))]);
  const from = (first: number, step: number, count: number) => Array.from({ length: count }, (_, at) => first + at * step);
  expect([spots.size, spots.get('0'), spots.get('36'), spots.get('37'), spots.get('toString')]).toEqual([49, [0], [36], undefined, undefined]);
  expect(['odd', 'even', 'low', 'high', 'dozen1', 'dozen2', 'dozen3', 'column1', 'column2', 'column3'].map((name) => spots.get(name))).toEqual([
    from(1, 2, 18), from(2, 2, 18), from(1, 1, 18), from(19, 1, 18), from(1, 1, 12), from(13, 1, 12), from(25, 1, 12), from(1, 3, 12), from(2, 3, 12), from(3, 3, 12),
  ]);
  expect([spots.get('red')!.every((number) => colourOf(number) === 'red'), spots.get('black')!.every((number) => colourOf(number) === 'black'), spots.get('red')!.length, spots.get('black')!.length]).toEqual([true, true, 18, 18]);
  const chips = { 17: 100, red: 500, dozen2: 200, none: 50 };
  expect([payoutOf(chips, 17), payoutOf(chips, 18), payoutOf(chips, 1), payoutOf(chips, 0), payoutOf({ 0: 10 }, 0), payoutOf({}, 0), stakeOf(chips), stakeOf({}), returnOfRoulette]).toEqual([4_200, 1_600, 1_000, 0, 360, 0, 850, 0, 36 / 37]);
});

test('crash: 97 of 100 come back at every target, no flight ends beyond 100 times', () => {
  const fineness = 2 ** 40;
  const point = (share: number) => crashPoint((bound) => (expect(bound).toBe(fineness), Math.min(fineness - 1, Math.ceil(fineness * share))));
  expect([point(0), point(4 / 101 - 1e-9), point(4 / 101), point(0.514_9), point(0.515), point(0.99), point(0.990_3), point(1)]).toEqual([100, 100, 101, 199, 200, 9_700, 10_000, 10_000]);
  expect([multiplierAt(-5), multiplierAt(0), multiplierAt(99), multiplierAt(100), multiplierAt(6_931), multiplierAt(6_932), multiplierAt(46_051), multiplierAt(46_052), multiplierAt(1e9)]).toEqual([100, 100, 100, 101, 199, 200, 9_999, 10_000, 10_000]);
  expect([flightOf(100), flightOf(200), flightOf(10_000), returnOfCrash]).toEqual([0, 6_932, 46_052, 0.97]);
  expect([payoutAt(300, 100, 500), payoutAt(300, 101, 500), payoutAt(300, 500, 500), payoutAt(300, 501, 500), payoutAt(300, 101, 100)]).toEqual([0, 303, 1_500, 0, 0]);
});

const hour = 3_600_000;
const platform = { seed: 7, database: {} } as unknown as Platform;

test('crash: the rounds of an hour follow each other without a gap, each long enough for the longest flight', () => {
  const start = 500_000 * hour;
  const rounds = [flightAt(platform, 'a', start)];
  while (rounds.at(-1)!.closesAt < start + hour) rounds.push(flightAt(platform, 'a', rounds.at(-1)!.closesAt));
  expect(rounds.length).toBeGreaterThan(150);
  rounds.forEach((round, at) => {
    const last = at === rounds.length - 1;
    expect(round).toMatchObject({ round: `500000-${at}`, opensAt: at ? rounds[at - 1]!.closesAt : start, startsAt: round.opensAt + 8_000, endsAt: round.startsAt + flightOf(round.point) });
    expect(round.closesAt).toBe(last ? start + hour : round.endsAt + 3_000);
    // Its own time, and eleven seconds beside the longest flight before the hour is full.
    expect(round.opensAt + 57_052).toBeLessThanOrEqual(start + hour);
    expect([flightAt(platform, 'a', round.opensAt), flightAt(platform, 'a', round.closesAt - 1), flightNamed(platform, 'a', round.round)]).toEqual([round, round, round]);
  });
  expect(rounds.at(-1)!.endsAt + 3_000 + 57_052).toBeGreaterThan(start + hour);
  const fifth = rounds[4]!;
  const before = flightAt(platform, 'a', start - 1);
  expect([latestPoints(platform, 'a', fifth.endsAt - 1, 2), latestPoints(platform, 'a', fifth.endsAt, 2)]).toEqual([[rounds[3]!.point, rounds[2]!.point], [fifth.point, rounds[3]!.point]]);
  expect(latestPoints(platform, 'a', rounds[0]!.endsAt, 2)).toEqual([rounds[0]!.point, before.point]);
  expect(rounds.slice(0, 20).map(({ opensAt }) => flightAt(platform, 'b', opensAt).point)).not.toEqual(rounds.slice(0, 20).map(({ point }) => point));
});

const cards = (...ranks: number[]) => ranks.map((rank) => rank * 4);

test('crash: an hour is computed once while two hundred others are asked for', () => {
  const asked = { seed: 7, database: {} } as unknown as Platform;
  const first = flightAt(asked, 'a', 0);
  for (let index = 1; index <= 200; index++) flightAt(asked, 'a', index * hour);
  expect(flightAt(asked, 'a', 0)).toBe(first);
  flightAt(asked, 'a', 201 * hour);
  expect(flightAt(asked, 'a', 0)).not.toBe(first);
  expect(flightAt(asked, 'a', 0)).toEqual(first);
});

test('crash: in every hour the last round is over with it, and the longest flight would have been', () => {
  for (let index = 500_000; index < 500_120; index++) {
    const end = (index + 1) * hour;
    const last = flightAt(platform, 'a', end - 1);
    // Eight seconds of stakes, the flight to 100 times, three seconds of its end.
    expect([last.closesAt, last.opensAt + 8_000 + 46_052 + 3_000 <= end, last.endsAt + 3_000 + 8_000 + 46_052 + 3_000 > end], last.round).toEqual([end, true, true]);
  }
});

test('blackjack: a card is one of 52, each as likely as the others', () => {
  const bounds: number[] = [];
  const drawn = Array.from({ length: 52 }, (_, at) => drawCard((bound) => (bounds.push(bound), at)));
  expect([new Set(bounds), drawn.map(rankOf)]).toEqual([new Set([52]), Array.from({ length: 13 }, (_, rank) => Array<number>(4).fill(rank + 1)).flat()]);
});

test('blackjack: values, the dealer\'s draws, and what comes back', () => {
  expect([drawCard(() => 0), drawCard(() => 51), rankOf(55), valueOf(4), valueOf(40), valueOf(44), valueOf(36)]).toEqual([4, 55, 13, 1, 10, 10, 9]);
  expect([cards(10, 6), cards(10, 7), cards(1, 6), cards(1, 5), cards(1, 5, 10), cards(1, 5, 10, 1)].map(dealerDraws)).toEqual([true, false, false, true, true, false]);
  expect([cards(1, 10), cards(13, 1), cards(7, 7, 7), cards(10, 10)].map(isBlackjack)).toEqual([true, true, false, false]);
  const halves: [number[], number[], number][] = [
    [[10, 9], [10, 8], 4], [[10, 8], [10, 8], 2], [[10, 7], [10, 8], 0], [[1, 10], [10, 10], 5], [[1, 10], [1, 10], 2], [[10, 5, 6], [1, 10], 0], [[10, 5, 6], [7, 7, 7], 2],
    [[10, 2, 10], [10, 6, 10], 0], [[10, 2], [10, 6, 6], 4], [[10, 10], [10, 6, 5], 0], [[1, 6], [10, 7], 2],
  ];
  for (const [player, dealer, back] of halves) expect(halvesOf(cards(...player), cards(...dealer)), JSON.stringify([player, dealer])).toBe(back);
  expect(returnOfBlackjack()).toBeCloseTo(0.988, 3);
});

test('blackjack: the usual strategy without splits, the dealer standing on every 17', () => {
  const opens = [2, 3, 4, 5, 6, 7, 8, 9];
  const movesOf = (...hand: number[]) => opens.map((open) => bestMove(hand, open)[0]).join('');
  // Hard hands of two cards, against 2 to 9: hit, stand, double.
  expect(Object.fromEntries([[2, 3], [2, 6], [2, 7], [2, 8], [2, 9], [2, 10], [3, 10], [6, 10], [7, 10]].map(([one, other]) => [one! + other!, movesOf(one!, other!)]))).toEqual({
    5: 'hhhhhhhh', 8: 'hhhhhhhh', 9: 'hddddhhh', 10: 'dddddddd', 11: 'dddddddd', 12: 'hhssshhh', 13: 'ssssshhh', 16: 'ssssshhh', 17: 'ssssssss',
  });
  // Soft ones.
  expect(Object.fromEntries([2, 6, 7, 8].map((other) => [other, movesOf(1, other)]))).toEqual({ 2: 'hhhhdhhh', 6: 'hddddhhh', 7: 'sddddssh', 8: 'ssssssss' });
  // Of three cards nobody doubles.
  expect([movesOf(2, 3, 6), movesOf(1, 4, 3), movesOf(10, 9, 2), movesOf(1, 10)]).toEqual(['hhhhhhhh', 'sssssssh', 'ssssssss', 'ssssssss']);
});

const matchLength = 90 * 6_000;

test('sports: a match each quarter of an hour, of two teams of a league, for nine minutes', () => {
  const at = 2_000_000 * 900_000;
  const [next, after] = upcoming(7, at, 2) as [ReturnType<typeof upcoming>[number], ReturnType<typeof upcoming>[number]];
  expect([next.id, after.id, next.kicksOffAt - at, after.kicksOffAt - at, next.endsAt - next.kicksOffAt]).toEqual(['match-2000001', 'match-2000002', 900_000, 1_800_000, matchLength]);
  expect([upcoming(7, at - 1, 1)[0]!.id, begun(7, at - 1, 2).map(({ id }) => id), begun(7, at, 1)[0]!.id]).toEqual(['match-2000000', ['match-1999999', 'match-1999998'], 'match-2000000']);
  for (const { homeTeam, awayTeam } of upcoming(7, at, 300)) expect(homeTeam).not.toBe(awayTeam);
  const standing = (passed: number) => {
    const { state, minute } = standingAt(7, next, next.kicksOffAt + passed);
    return [state, minute];
  };
  expect([standing(-1), standing(0), standing(5_999), standing(6_000), standing(matchLength - 1), standing(matchLength), standing(matchLength * 9)]).toEqual([['open', 0], ['live', 0], ['live', 0], ['live', 1], ['live', 89], ['ended', 90], ['ended', 90]]);
  // A goal is told from its own minute on.
  const scored = upcoming(7, at, 50).find((match) => standingAt(7, match, match.endsAt).goals.length > 0)!;
  const goal = standingAt(7, scored, scored.endsAt).goals[0]!;
  expect([goal.minute * 6_000 - 1, goal.minute * 6_000].map((passed) => standingAt(7, scored, scored.kicksOffAt + passed).goals.some(({ minute }) => minute === goal.minute))).toEqual([false, true]);
});

test('sports: prices are those of Poisson\'s goals, less six of a hundred', () => {
  const factorial = (count: number): number => (count ? count * factorial(count - 1) : 1);
  const goals = (expected: number, count: number): number => (count < 8 ? (Math.exp(-expected) * expected ** count) / factorial(count) : 1 - [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, less) => sum + goals(expected, less), 0));
  for (const match of ['match-1', 'match-2', 'match-3', 'match-4']) {
    const chance = repeatableChance(7, `match ${match}`);
    const [home, away] = [0.9 + chance(1_400) / 1_000, 0.6 + chance(1_300) / 1_000];
    const shares = { home: 0, draw: 0, away: 0 };
    for (let one = 0; one <= 8; one++) for (let other = 0; other <= 8; other++) shares[one > other ? 'home' : one < other ? 'away' : 'draw'] += goals(home, one) * goals(away, other);
    const odds = oddsOf(7, match);
    for (const result of ['home', 'draw', 'away'] as const) expect(Math.abs(odds[result] - Math.min(1_500, 94 / shares[result])), `${match} ${result}`).toBeLessThanOrEqual(1);
  }
});

test('sports: a match is played by its draws, its goals in order', () => {
  const most = 999_999_999;
  expect(playMatch(7, 'match-1', told(0, 0).chance)).toEqual({ goals: [], result: 'draw' });
  const many = playMatch(7, 'match-1', told(most, 0, 89, 0, 5, 4, 3, 2, 1, 7).chance);
  expect([many.result, many.goals.map(({ minute }) => minute), new Set(many.goals.map(({ side }) => side))]).toEqual(['home', [1, 2, 3, 4, 5, 6, 8, 90], new Set(['home'])]);
  expect(playMatch(7, 'match-1', told(0, most, ...Array.from({ length: 8 }, () => 0)).chance).result).toBe('away');
});

test('a draw that can be repeated is ten numbers of each keyed digest', () => {
  const digest = (block: number) => createHmac('sha512', 'draw 7').update(`a ${block}`).digest();
  const expected = [0, 1].flatMap((block) => Array.from({ length: 10 }, (_, at) => digest(block).readUIntBE(at * 6, 6)));
  const chance = repeatableChance(7, 'a');
  expect(expected.map((_, at) => chance(2 ** 47 - at))).toEqual(expected.map((number, at) => number % (2 ** 47 - at)));
});

test('bets cancel each other where together they win with more than two thirds of all outcomes', () => {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
  expect([cancelEachOther([from(0, 3), from(3, 3)], 9), cancelEachOther([from(0, 3), from(3, 4)], 9), cancelEachOther([from(0, 9)], 9), cancelEachOther([from(0, 5), from(0, 6)], 9), cancelEachOther([], 9)]).toEqual([false, true, false, false, false]);
});

test('stakes of a game: a ladder from its least on, eleven at most', () => {
  expect([stakesFrom(1), stakesFrom(1, 10), stakesFrom(20_000), stakesFrom(30_000), stakesFrom(100).length]).toEqual([[1, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000], [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000], [20_000], [30_000], 8]);
  expect([openingStake([1, 99, 100, 200]), openingStake([5, 50]), openingStake([]), openingStake([101])]).toEqual([100, 5, 100, 101]);
});

test('the machine of a game: by its category, then by its emblem', () => {
  expect(stakeUnits).toEqual({ classic: 1, lines: 20, ways: 20, cascade: 10, hold: 10, roulette: 1, blackjack: 10, crash: 100, fishing: 1, poker: 1 });
  const emblems = {
    classic: 'seven bell cherry lemon clover horseshoe star diamond flame dice heart lightning sun', lines: 'tiger jaguar lion wolf bull horse macaw toucan monkey butterfly mask drum moon',
    ways: 'dragon pyramid sword shield hammer skull rocket planet cactus ship anchor lamp balloon', cascade: 'watermelon grapes pineapple coffee bee capybara potion gift pearl fish octopus shark turtle crab trident',
    hold: 'coin ingot crown chest key chip trophy ticket ballot target cards spade roulette domino glove ball plane basketball',
  };
  for (const [machine, names] of Object.entries(emblems)) for (const emblem of names.split(' ')) expect(machineOf({ category: 'RNG', emblem }), emblem).toBe(machine);
  const live = emblems.hold.split(' ').concat(emblems.classic.split(' ')).filter((emblem) => machineOf({ category: 'LIVE', emblem }) === 'roulette');
  expect(live).toEqual(['chip', 'ballot', 'roulette', 'star', 'diamond', 'dice']);
  const opened = [['LIVE', 'roulette'], ['LIVE', 'diamond'], ['LIVE', 'spade'], ['FISH', 'seven'], ['PVP', 'seven'], ['INHOUSE', 'seven'], ['RNG', 'sun'], ['RNG', 'tiger'], ['RNG', 'balloon'], ['RNG', 'trident'], ['RNG', 'basketball'], ['RNG', 'none'], ['', 'roulette']] as const;
  expect(opened.map(([category, emblem]) => machineOf({ category, emblem }))).toEqual(['roulette', 'roulette', 'blackjack', 'fishing', 'poker', 'crash', 'classic', 'lines', 'ways', 'cascade', 'hold', 'classic', 'hold']);
});

test.each([
  [1, 26, [26, 1, 0]], [2, 26, [26, 2, 26]], [0, 0, [1, 1, 0]], [-3, -3, [1, 1, 0]], [1.9, 100.9, [100, 1, 0]], [3, 101, [100, 3, 200]], [100_000, 1, [1, 100_000, 99_999]], [100_001, 1, [1, 100_000, 99_999]],
])('page %d of %d games', (pageNo, pageSize, bounds) => {
  const { size, page, offset } = boundsOf({ pageNo, pageSize });
  expect([size, page, offset]).toEqual(bounds);
});
