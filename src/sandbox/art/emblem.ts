import { toneGradient, tones, type ToneName } from './tones.ts';

/** A picture in a box of 120 x 120. Its markup names materials as `$gold`; see `tones.ts`. */
export interface Emblem {
  tone: ToneName;
  /** outline, as path data: gets the material, the outline, the bevel and the shadow */
  body: string;
  /** the body's own material; `tone` alone then tells the main colour */
  bodyTone?: ToneName;
  /** markup behind the body */
  under?: string;
  /** markup on the body, cut off at its outline */
  inside?: string;
  /** markup before everything */
  over?: string;
}

/** The same markup on the left and, mirrored, on the right. `key` tells two such pairs of one emblem apart. */
export const mirrored = (markup: string, key = 'm'): string =>
  `<g id="${key}">${markup}</g><use href="#${key}" transform="matrix(-1 0 0 1 120 0)"/>`;

/** An emblem ready to be placed: definitions it needs, its markup, and the materials to define. */
export interface PaintedEmblem {
  markup: string;
  tones: ToneName[];
}

/**
 * Paints an emblem: a shadow below, then the body, and on it a dark bevel along the lower edge and a
 * light one along the upper, both cut from the outline itself, so that every silhouette has depth
 * without a filter (slow on cheap phones). `key` keeps two emblems of one picture apart.
 */
export function paintEmblem(emblem: Emblem, key = 'b'): PaintedEmblem {
  const bodyTone = emblem.bodyTone ?? emblem.tone;
  const { edge } = tones[bodyTone];
  const body = `#${key}`;
  const source = [
    `<defs><path id="${key}" fill-rule="evenodd" clip-rule="evenodd" d="${emblem.body}"/><clipPath id="${key}c"><use href="${body}"/></clipPath></defs>`,
    `<use href="${body}" y="5" stroke="#000" stroke-width="4" opacity=".3"/>`,
    `<g stroke="${edge}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${emblem.under ?? ''}</g>`,
    `<use href="${body}" fill="$${bodyTone}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/>`,
    `<g clip-path="url(${body}c)">${emblem.inside ?? ''}`,
    `<g fill="none" stroke-width="6"><use href="${body}" x="-2" y="-4" stroke="${edge}" opacity=".35"/><use href="${body}" x="1.5" y="3" stroke="#fff" opacity=".55"/></g></g>`,
    emblem.over ?? '',
  ].join('');
  const used = new Set<ToneName>();
  const markup = source
    .replaceAll(/\$([a-z]+)/g, (_, tone: ToneName) => {
      used.add(tone);
      return `url(#${tone})`;
    })
    .replaceAll(/"(#?)m(\d?)"/g, `"$1${key}m$2"`);
  return { markup, tones: [...used] };
}

/** Definitions for the materials of one picture, each once. */
export const toneDefinitions = (names: Iterable<ToneName>): string => [...new Set(names)].map(toneGradient).join('');
