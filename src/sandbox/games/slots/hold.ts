import type { Chance } from '../../play/chance.ts';
import { drawGrid } from './grid.ts';
import { lineWins } from './lines.ts';
import type { HoldMachine, SlotStep, Spin } from './machine.ts';

/** No symbol: these machines have no wild. */
const noWild = -1;

/** One paid spin, with the respins that enough coins start; the coins pay when the respins are over. */
export function spinHold(machine: HoldMachine, chance: Chance): Spin {
  const { coin, needed, respins, oneIn, values: worths, grand } = machine;
  const grid = drawGrid(machine, chance);
  const wins = lineWins(machine, grid, noWild);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  const first: SlotStep = { grid, wins, units };
  const values = grid.map((symbol) => (symbol === coin ? worths[chance(worths.length)]! : 0));
  const count = () => values.reduce((sum, value) => sum + Number(value > 0), 0);
  const steps = [first];
  if (values.some(Boolean)) first.values = [...values];
  if (count() < needed) return { steps, units };
  first.left = respins;
  for (let left = respins; left > 0 && count() < values.length;) {
    left--;
    for (let cell = 0; cell < values.length; cell++) {
      if (values[cell] || chance(oneIn)) continue;
      values[cell] = worths[chance(worths.length)]!;
      left = respins;
    }
    steps.push({ grid: values.map((value, cell) => (value ? coin : grid[cell]!)), wins: [], units: 0, left, values: [...values] });
  }
  const last = steps.at(-1)!;
  last.units += values.reduce((sum, value) => sum + value, 0) + (count() === values.length ? grand : 0);
  last.wins = [...last.wins, { cells: values.flatMap((value, cell) => (value ? [cell] : [])), units: last.units }];
  return { steps, units: steps.reduce((sum, each) => sum + each.units, 0) };
}
