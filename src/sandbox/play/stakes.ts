const ladder = [1, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
const usual = 100;

/** The stakes a game offers, minor units, from its least one up; all of them multiples of `unit`. */
export function stakesFrom(minimum: number, unit = 1): number[] {
  const above = ladder.filter((stake) => stake > minimum);
  return [minimum, ...above].filter((stake) => stake % unit === 0).slice(0, 11);
}

/** The stake with which a game opens: R$ 1, or the game's least one where that is more. */
export function openingStake(stakes: readonly number[]): number {
  return stakes.find((stake) => stake >= usual) ?? stakes[0] ?? usual;
}
