import { toneDefinitions } from './emblem.ts';
import type { ToneName } from './tones.ts';

/** An SVG document of the given size in CSS pixels. */
export const picture = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

export const definitions = (tones: Iterable<ToneName>, more = ''): string => `<defs>${toneDefinitions(tones)}${more}</defs>`;

/** A number from a text, the same every time: chooses between variants of a picture. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  value ^= value >>> 15;
  return value >>> 0;
}

const channel = (colour: string, index: number): number => Number.parseInt(colour.slice(index, index + 2), 16);

/** A colour between two, both `#rrggbb`; `share` 0 is the first. */
export function mixed(from: string, to: string, share: number): string {
  return `#${[1, 3, 5]
    .map((index) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share).toString(16).padStart(2, '0'))
    .join('')}`;
}
