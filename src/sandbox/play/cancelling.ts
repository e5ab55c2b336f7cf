/**
 * Whether bets on one draw cancel each other: together they win with more than two thirds of its outcomes, as red and
 * black do, and so put hardly anything at stake. `covered` are the outcomes with which each bet wins.
 */
export const cancelEachOther = (covered: readonly (readonly number[])[], outcomes: number): boolean =>
  covered.length > 1 && new Set(covered.flat()).size * 3 > outcomes * 2;
