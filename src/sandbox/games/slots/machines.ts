import type { CascadeMachine, HoldMachine, LineMachine, SlotMachine, SlotName, WaysMachine } from './machine.ts';

const repeated = (count: number, weights: readonly number[]): (readonly number[])[] => Array.from({ length: count }, () => weights);

/** Lines on three rows of five, each told as the row of every column. */
const rowsOf = (...paths: string[]): number[][] => paths.map((path) => [...path].map((row, column) => Number(row) * 5 + column));

/** Three rows of three, five lines; symbol 0 is wild. */
const classic: LineMachine = {
  name: 'classic', volatility: 'medium', columns: 3, rows: 3, unit: 1, wild: 0,
  lines: [[3, 4, 5], [0, 1, 2], [6, 7, 8], [0, 4, 8], [6, 4, 2]],
  weights: repeated(3, [4, 7, 9, 11, 13, 17, 44]),
  pays: [100, 25, 10, 6, 3, 2, 1].map((units) => [0, 0, 0, units]),
};

/** Three rows of five, 20 lines, a wild in the three middle columns, and ten free spins for three scatters. */
const lines: LineMachine = {
  name: 'lines', volatility: 'medium', columns: 5, rows: 3, unit: 20, wild: 0,
  lines: rowsOf(
    '11111', '00000', '22222', '01210', '21012', '00100', '22122', '12221', '10001', '11011',
    '11211', '01110', '21112', '01010', '21212', '10101', '12121', '02020', '20202', '00200',
  ),
  weights: [
    [0, 3, 5, 6, 8, 10, 14, 16, 18, 20],
    [3, 3, 5, 6, 8, 10, 14, 16, 18, 17],
    [4, 3, 5, 6, 8, 10, 14, 16, 18, 16],
    [3, 3, 5, 6, 8, 10, 14, 16, 18, 17],
    [0, 3, 5, 6, 8, 10, 14, 16, 18, 20],
  ],
  pays: [
    [], [], [0, 0, 0, 80, 300, 1_200], [0, 0, 0, 60, 200, 800], [0, 0, 0, 40, 150, 400], [0, 0, 0, 30, 100, 300],
    [0, 0, 0, 20, 60, 200], [0, 0, 0, 18, 45, 140], [0, 0, 0, 12, 36, 100], [0, 0, 0, 10, 30, 80],
  ],
  free: { scatter: 1, spins: 10, times: 2 },
};

/** Three rows of five, 243 ways; the wild of the middle column counts as two. */
const ways: WaysMachine = {
  name: 'ways', volatility: 'medium', columns: 5, rows: 3, unit: 20, wild: 0, doubling: 2,
  weights: [
    [0, 6, 8, 10, 13, 15, 20, 20, 20],
    [4, 6, 8, 10, 12, 14, 18, 20, 20],
    [5, 6, 8, 10, 12, 14, 18, 19, 20],
    [4, 6, 8, 10, 12, 14, 18, 20, 20],
    [0, 6, 8, 10, 13, 15, 20, 20, 20],
  ],
  pays: [
    [], [0, 0, 0, 30, 90, 300], [0, 0, 0, 20, 60, 200], [0, 0, 0, 15, 40, 120], [0, 0, 0, 10, 24, 70],
    [0, 0, 0, 10, 20, 60], [0, 0, 0, 5, 10, 28], [0, 0, 0, 3, 8, 20], [0, 0, 0, 3, 7, 20],
  ],
};

/** Five rows of five; clusters of four and more fall away, and each fall counts more. */
const cascade: CascadeMachine = {
  name: 'cascade', volatility: 'medium', columns: 5, rows: 5, unit: 10, least: 4, multipliers: [1, 2, 3, 5],
  weights: repeated(5, [6, 9, 12, 15, 18, 20, 20]),
  pays: [
    [0, 0, 0, 0, 40, 80, 160, 300, 600, 1_000], [0, 0, 0, 0, 24, 45, 80, 150, 300, 500], [0, 0, 0, 0, 14, 26, 45, 80, 150, 250],
    [0, 0, 0, 0, 9, 16, 28, 40, 80, 150], [0, 0, 0, 0, 5, 9, 16, 28, 45, 90], [0, 0, 0, 0, 4, 7, 12, 20, 35, 70], [0, 0, 0, 0, 4, 7, 12, 20, 35, 70],
  ],
};

/** Three rows of five, ten lines; six coins stay and bring respins. */
const hold: HoldMachine = {
  name: 'hold', volatility: 'high', columns: 5, rows: 3, unit: 10, coin: 0, needed: 6, respins: 3, oneIn: 16,
  lines: rowsOf('11111', '00000', '22222', '01210', '21012', '00122', '22100', '10121', '12101', '11011'),
  weights: repeated(5, [16, 8, 12, 16, 20, 24]),
  pays: [[], [0, 0, 0, 36, 120, 400], [0, 0, 0, 15, 60, 200], [0, 0, 0, 14, 50, 160], [0, 0, 0, 9, 28, 90], [0, 0, 0, 6, 18, 60]],
  values: [5, 5, 10, 10, 10, 10, 15, 20, 30, 50],
  grand: 1_000,
};

/** The five machines. What each gives back is in `returns.ts`. */
export const slotMachines: Readonly<Record<SlotName, SlotMachine>> = { classic, lines, ways, cascade, hold };
