import { html, raw } from 'hono/html';
import { emblemNames, emblems, type EmblemName } from '../../art/emblems/index.ts';
import { paintEmblem, toneDefinitions } from '../../art/emblem.ts';
import { hash } from '../../art/picture.ts';
import type { Markup } from '../../play/document.ts';
import type { SlotMachine } from './machine.ts';

/** The symbol that is the game's own emblem: the wild, or the best that there is beside coins. */
const ownOf = (machine: SlotMachine, own: EmblemName): number => (machine.name === 'hold' && own !== 'coin' ? 1 : 0);

/** Symbols that look the same in every game of a machine: people know a coin and a bonus again. */
function fixedOf(machine: SlotMachine, own: EmblemName): ReadonlyMap<number, EmblemName> {
  if (machine.name === 'hold') return own === 'coin' ? new Map([[1, 'ingot']]) : new Map([[0, 'coin']]);
  return machine.name === 'lines' && machine.free ? new Map([[machine.free.scatter, own === 'star' ? 'gift' : 'star']]) : new Map();
}

/** The symbols of a game: its own emblem, those that its machine has, and others, no two of one main colour while colours last. */
export function symbolsOf(machine: SlotMachine, nodeId: string, own: EmblemName): EmblemName[] {
  const count = machine.weights[0]!.length;
  const fixed = fixedOf(machine, own);
  const taken = new Set([own, ...fixed.values()]);
  const others = emblemNames.filter((name) => !taken.has(name)).toSorted((one, other) => hash(nodeId + one) - hash(nodeId + other));
  const tones = new Set([...taken].map((name) => emblems[name].tone));
  const chosen: EmblemName[] = [];
  for (const name of others) {
    if (tones.has(emblems[name].tone)) continue;
    tones.add(emblems[name].tone);
    chosen.push(name);
  }
  const rest = [...chosen, ...others.filter((name) => !chosen.includes(name))];
  return Array.from({ length: count }, (_, symbol) => (symbol === ownOf(machine, own) ? own : fixed.get(symbol) ?? rest.shift()!));
}

/** Emblems as a sprite: `#symbol-0` and so on. */
export function sprite(names: readonly EmblemName[]): Markup {
  const painted = names.map((name, index) => paintEmblem(emblems[name], `s${index}`));
  const symbols = painted.map(({ markup }, index) => `<symbol id="symbol-${index}" viewBox="0 0 120 120">${markup}</symbol>`);
  const tones = toneDefinitions(painted.flatMap((each) => each.tones));
  return html`<svg class="sprite" aria-hidden="true">${raw(`<defs>${tones}</defs>${symbols.join('')}`)}</svg>`;
}
