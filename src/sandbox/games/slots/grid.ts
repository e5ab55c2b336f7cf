import type { Chance } from '../../play/chance.ts';
import type { SlotMachine } from './machine.ts';

type Shape = Pick<SlotMachine, 'columns' | 'rows' | 'weights'>;

/** Symbols of a column, each as often as it weighs; built once for each table of weights. */
const strips = new WeakMap<Shape['weights'], number[][]>();

export function stripsOf(weights: Shape['weights']): number[][] {
  const made = strips.get(weights) ?? weights.map((column) => column.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol)));
  strips.set(weights, made);
  return made;
}

/** One symbol for a cell of `column`. */
export function drawCell({ weights }: Shape, column: number, chance: Chance): number {
  const strip = stripsOf(weights)[column]!;
  return strip[chance(strip.length)]!;
}

/** A whole window, row by row. */
export function drawGrid({ columns, rows, weights }: Shape, chance: Chance): number[] {
  const drawn = stripsOf(weights);
  const grid: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const strip = drawn[column]!;
      grid.push(strip[chance(strip.length)]!);
    }
  }
  return grid;
}
