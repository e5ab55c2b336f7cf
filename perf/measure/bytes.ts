import { statSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../../src/build/budgets.ts';
import { firstLoad } from '../../src/build/first-load.ts';
import { builds } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';

/** Brotli bytes of all scripts that home needs. */
const scriptBytes = (folder: string): number => firstLoad(folder, 'home').reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);

/** Home's script bytes on Preact, as shipped, and on React 19. */
export function measure(): Promise<Figure[]> {
  const own = scriptBytes(builds.shipped.folder);
  const real = scriptBytes(builds.react.folder);
  return Promise.resolve([
    figureOf('JavaScript to a usable home, on Preact', 'B', [own], { goal: { most: budgets.home }, note: 'brotli' }),
    figureOf('JavaScript to a usable home, on React', 'B', [real]),
    figureOf('JavaScript to a usable home, Preact by React', 'times', [own / real], { goal: { most: 0.39 }, note: 'at the budget of home it is 0.387' }),
  ]);
}
