import { html, raw } from 'hono/html';
import { emblemNames, emblems } from '../../art/emblems/index.ts';
import type { EmblemName } from '../../art/emblems/index.ts';
import { paintEmblem, toneDefinitions } from '../../art/emblem.ts';
import { hash } from '../../art/picture.ts';
import type { Markup } from '../../play/document.ts';

/** The symbols of a game's reels: its own emblem first, then others, no two of one main colour while colours last. */
export function symbolsOf(nodeId: string, own: EmblemName, count: number): EmblemName[] {
  const others = emblemNames
    .filter((name) => name !== own)
    .toSorted((one, other) => hash(nodeId + one) - hash(nodeId + other));
  const chosen = [own];
  const tones = new Set([emblems[own].tone]);
  for (const name of others) {
    if (chosen.length === count) break;
    if (tones.has(emblems[name].tone)) continue;
    tones.add(emblems[name].tone);
    chosen.push(name);
  }
  return [...chosen, ...others.filter((name) => !chosen.includes(name))].slice(0, count);
}

/** The symbols as a sprite: `#symbol-0` and so on. */
export function sprite(names: readonly EmblemName[]): Markup {
  const painted = names.map((name, index) => paintEmblem(emblems[name], `s${index}`));
  const symbols = painted.map(({ markup }, index) => `<symbol id="symbol-${index}" viewBox="0 0 120 120">${markup}</symbol>`);
  const tones = toneDefinitions(painted.flatMap((each) => each.tones));
  return html`<svg class="sprite" aria-hidden="true">${raw(`<defs>${tones}</defs>${symbols.join('')}`)}</svg>`;
}
