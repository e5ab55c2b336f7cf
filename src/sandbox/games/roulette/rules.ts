/** The bets of a European wheel: 37 pockets and one zero. */
export const pockets = 37;

/** The order of the numbers on the wheel. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colourOf = (number: number): 'green' | 'red' | 'black' => (number === 0 ? 'green' : reds.has(number) ? 'red' : 'black');

const numbers = Array.from({ length: pockets - 1 }, (_, index) => index + 1);

const outside: Readonly<Record<string, readonly number[]>> = {
  red: numbers.filter((number) => reds.has(number)),
  black: numbers.filter((number) => !reds.has(number)),
  odd: numbers.filter((number) => number % 2 === 1),
  even: numbers.filter((number) => number % 2 === 0),
  low: numbers.slice(0, 18),
  high: numbers.slice(18),
  dozen1: numbers.slice(0, 12),
  dozen2: numbers.slice(12, 24),
  dozen3: numbers.slice(24),
  column1: numbers.filter((number) => number % 3 === 1),
  column2: numbers.filter((number) => number % 3 === 2),
  column3: numbers.filter((number) => number % 3 === 0),
};

/** Every spot that takes a stake, and the numbers it wins with: `0` to `36`, and those outside by name. */
export const spots: ReadonlyMap<string, readonly number[]> = new Map([
  ...Array.from({ length: pockets }, (_, number) => [String(number), [number]] as const),
  ...Object.entries(outside),
]);

/** Pay of a spot, its stake included, in stakes: 36 shared among its numbers. */
export const paysOf = (covered: readonly number[]): number => 36 / covered.length;

/** The share of a stake that comes back, whatever the spot. */
export const returnOfRoulette = 36 / pockets;

/** Minor units on each spot. */
export type Chips = Readonly<Record<string, number>>;

export const stakeOf = (chips: Chips): number => Object.values(chips).reduce((sum, stake) => sum + stake, 0);

/** Pay of the chips when the ball falls on `number`, minor units. */
export function payoutOf(chips: Chips, number: number): number {
  let sum = 0;
  for (const [spot, stake] of Object.entries(chips)) {
    const covered = spots.get(spot);
    if (covered?.includes(number)) sum += stake * paysOf(covered);
  }
  return sum;
}
