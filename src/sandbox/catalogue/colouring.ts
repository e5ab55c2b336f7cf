import { emblems, type EmblemName } from '../art/emblems/index.ts';
import { paletteNames, palettes, type PaletteName } from '../art/palettes.ts';
import { tones } from '../art/tones.ts';
import { pick, type Random } from './random.ts';

const distance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** Palettes on which an emblem stands out: no ground in the colour of its body. */
export function palettesFor(emblem: EmblemName): PaletteName[] {
  const tone = tones[emblems[emblem].tone];
  if (!('hue' in tone)) return paletteNames;
  return paletteNames.filter((name) => distance(palettes[name].hue, tone.hue) > 48);
}

/** Three cards stand in a row: the one before, the one above and those beside it are neighbours. */
const neighbourhood = 4;

/** A palette for each emblem in turn, unlike those of its neighbours. */
export function coloured(random: Random, list: readonly EmblemName[]): PaletteName[] {
  const chosen: PaletteName[] = [];
  for (const emblem of list) {
    const near = new Set(chosen.slice(-neighbourhood));
    const fitting = palettesFor(emblem).filter((name) => !near.has(name));
    const beside = [chosen.at(-1), chosen.at(-3)].filter((name) => name !== undefined);
    const apart = fitting.filter((name) => beside.every((other) => distance(palettes[name].hue, palettes[other].hue) > 35));
    chosen.push(pick(random, apart.length ? apart : fitting));
  }
  return chosen;
}
