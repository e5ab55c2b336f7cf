import type { volatilities } from '../../../contract/endpoints/game-info.ts';

/** Words that name the five machines. */
export type SlotName = 'classic' | 'lines' | 'ways' | 'cascade' | 'hold';

/** The parts common to all slot machines. Cells are counted row by row; each draws its symbol by its column's weights, on its own. */
interface Machine {
  name: SlotName;
  columns: number;
  rows: number;
  /** `weights[column][symbol]`: how often a symbol stops in a cell of the column */
  weights: readonly (readonly number[])[];
  /** how far a round's win strays from the mean, by its standard deviation in stakes: below 2 is low, above 3.15 high; a test measures it */
  volatility: (typeof volatilities)[number];
  /** a stake is a multiple of this many minor units, and pays are told in parts of it: a win of `units` pays `stake * units / unit` */
  unit: number;
  /** `pays[symbol][count]`, in units, for `count` alike from the left; of a cascade, for a cluster of `count` */
  pays: readonly (readonly number[])[];
}

/** Alike on a line from the left; `wild` stands for all but the scatter. */
export interface LineMachine extends Machine {
  name: 'classic' | 'lines';
  /** cells of each line, from the left */
  lines: readonly (readonly number[])[];
  wild: number;
  /** free spins: three or more `scatter` anywhere start them, and their wins count `times` as much */
  free?: { scatter: number; spins: number; times: number };
}

/** Alike in neighbouring columns from the left, wherever they stand in them; a wild in `doubling` counts as two. */
export interface WaysMachine extends Machine {
  name: 'ways';
  wild: number;
  doubling: number;
}

/** Clusters of neighbours pay and vanish, the symbols above fall, and each fall pays by the next of `multipliers`. */
export interface CascadeMachine extends Machine {
  name: 'cascade';
  least: number;
  multipliers: readonly number[];
}

/** Lines, and coins that stay: `needed` of them start respins; a new coin gives all `respins` back; a full window adds `grand` units. */
export interface HoldMachine extends Machine {
  name: 'hold';
  lines: readonly (readonly number[])[];
  coin: number;
  needed: number;
  respins: number;
  /** an empty cell becomes a coin in one of so many respins */
  oneIn: number;
  /** units that a coin is worth, each as likely */
  values: readonly number[];
  grand: number;
}

export type SlotMachine = LineMachine | WaysMachine | CascadeMachine | HoldMachine;

export interface SlotWin {
  cells: number[];
  units: number;
}

/** One picture of the window, of those that a round shows one after the other. */
export interface SlotStep {
  grid: number[];
  wins: SlotWin[];
  /** units that this step adds */
  units: number;
  /** free spins or respins left */
  left?: number;
  /** multiplier of the step's wins; none: 1 */
  times?: number;
  /** units that the coins in the window are worth, 0 in other cells */
  values?: number[];
}

export interface Spin {
  steps: SlotStep[];
  units: number;
}
