/** The goal of a figure. */
export interface Goal {
  most?: number;
  least?: number;
}

/** One measured value. */
export interface Figure {
  name: string;
  unit: string;
  /** median of the runs */
  value: number;
  /** least and most of the runs */
  spread: readonly [number, number];
  goal?: Goal;
  /** conditions of the measurement, or exclusions */
  note?: string;
  /** reason for a missed goal */
  cause?: string;
  /** a point of a chart: the figures of one `chart` are drawn as one line over `size` */
  point?: { chart: string; size: number };
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

/** The figure of several runs of one measurement. */
export function figureOf(name: string, unit: string, runs: readonly number[], more: Pick<Figure, 'goal' | 'note' | 'cause' | 'point'> = {}): Figure {
  const sorted = runs.toSorted((one, other) => one - other);
  return { name, unit, value: middle(sorted), spread: [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN], ...more };
}

/** Whether a figure reaches its goal; undefined without a goal. NaN, a failed measurement, misses. */
export function reaches({ value, goal }: Pick<Figure, 'value' | 'goal'>): boolean | undefined {
  return goal && value <= (goal.most ?? Infinity) && value >= (goal.least ?? -Infinity);
}

/** By how much a figure misses its goal; undefined where it is met or there is none. */
export function gapOf(figure: Pick<Figure, 'value' | 'goal'>): number | undefined {
  if (reaches(figure) !== false) return undefined;
  const { value, goal } = figure;
  return value > (goal!.most ?? Infinity) ? value - goal!.most! : value - goal!.least!;
}
