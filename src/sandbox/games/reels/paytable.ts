/**
 * One way to pay: symbol 0 is the game's own emblem, stands for every other and pays most.
 * `weights` say how often a symbol stops in a cell, `pays` how many times the whole stake
 * a line of three pays.
 */
export interface Paytable {
  name: 'calm' | 'even' | 'bold';
  weights: readonly number[];
  pays: readonly number[];
}

/** Cells of the 3 x 3 grid, row by row, that make a line: three rows and two diagonals. */
export const lines: readonly (readonly [number, number, number])[] = [[3, 4, 5], [0, 1, 2], [6, 7, 8], [0, 4, 8], [6, 4, 2]];

export const paytables: readonly [Paytable, ...Paytable[]] = [
  { name: 'even', weights: [3, 5, 8, 10, 16, 23, 35], pays: [250, 50, 20, 8, 4, 2, 1] },
  { name: 'calm', weights: [4, 7, 9, 11, 13, 17, 44], pays: [100, 25, 10, 6, 3, 2, 1] },
  { name: 'bold', weights: [2, 6, 11, 13, 17, 28, 49], pays: [500, 100, 30, 12, 5, 2, 1] },
];

/** The paytable of a game: always the same one. */
export function paytableOf(nodeId: string): Paytable {
  let sum = 0;
  for (const letter of nodeId) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return paytables[sum % paytables.length]!;
}

/** The return to player as a share of 1: computed, not measured. */
export function returnToPlayer({ weights, pays }: Paytable): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [emblem = 0, ...others] = weights.map((weight) => weight / total);
  const ofEmblems = emblem ** 3;
  let line = ofEmblems * pays[0]!;
  others.forEach((share, index) => {
    line += ((share + emblem) ** 3 - ofEmblems) * pays[index + 1]!;
  });
  return line * lines.length;
}
