import { crc32 } from 'node:zlib';
import { mix } from './contrast.ts';

/** Colours of the drawn mark, `#rrggbb`. */
export interface MarkColors {
  ground: string;
  outline: string;
  vein: string;
}

/** Colours in each of the four ramps of a drawn icon's palette. */
export const rampSteps = 64;

/**
 * The palette of the drawn icons, 256 colours of three bytes: ramps from ground to outline, ground to vein, and outline
 * to vein, and the ground alone, whose transparency is in another chunk of the file.
 */
export function markPalette({ ground, outline, vein }: MarkColors): Uint8Array {
  const ramps = [[ground, outline], [ground, vein], [outline, vein], [ground, ground]] as const;
  const colors = ramps.flatMap(([from, to]) => Array.from({ length: rampSteps }, (_, step) => mix(from, to, step / (rampSteps - 1))));
  return Uint8Array.from(colors.flatMap((color) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))));
}

const signature = 8;
/** Length before a chunk's type, and checksum after its data. */
const around = 4;

/** A PNG with its palette replaced by the merchant's colours: its pixels are only palette indices. Throws if it has no palette. */
export function tintPng(png: Uint8Array, colors: MarkColors): Uint8Array {
  const tinted = Uint8Array.from(png);
  const view = new DataView(tinted.buffer);
  for (let at = signature; at < tinted.length; at += view.getUint32(at) + 3 * around) {
    const type = at + around;
    if (String.fromCharCode(...tinted.subarray(type, type + around)) !== 'PLTE') continue;
    const data = type + around;
    const palette = markPalette(colors);
    if (view.getUint32(at) !== palette.length) break;
    tinted.set(palette, data);
    view.setUint32(data + palette.length, crc32(tinted.subarray(type, data + palette.length)));
    return tinted;
  }
  throw new Error('the icon is no PNG with a palette of 256 colours');
}
