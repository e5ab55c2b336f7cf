import type { Chance } from '../../play/chance.ts';
import { lines } from './paytable.ts';
import type { Paytable } from './paytable.ts';

interface LineWin {
  /** index into `lines` */
  line: number;
  symbol: number;
  /** times the stake */
  pays: number;
}

export interface Spin {
  /** nine symbols, row by row */
  grid: number[];
  wins: LineWin[];
  /** times the stake, all lines together */
  multiplier: number;
}

export function spin(paytable: Paytable, chance: Chance): Spin {
  const total = paytable.weights.reduce((sum, weight) => sum + weight, 0);
  const grid = Array.from({ length: 9 }, () => symbolAt(paytable.weights, chance(total)));
  const wins = lines.flatMap((cells, line) => {
    const symbol = symbolOf(cells.map((cell) => grid[cell]!));
    return symbol === undefined ? [] : [{ line, symbol, pays: paytable.pays[symbol]! }];
  });
  return { grid, wins, multiplier: wins.reduce((sum, win) => sum + win.pays, 0) };
}

function symbolAt(weights: readonly number[], drawn: number): number {
  let left = drawn;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** The symbol that a line pays for; symbol 0 stands for every other. */
function symbolOf(line: number[]): number | undefined {
  const others = line.filter((symbol) => symbol !== 0);
  if (others.length === 0) return 0;
  return others.every((symbol) => symbol === others[0]) ? others[0] : undefined;
}
