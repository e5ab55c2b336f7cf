/**
 * Heavy letters of the phone's own font; a picture can load none. No font by name: some browsers look for a missing one
 * anew in each size.
 */
export const fontFamily = 'system-ui,sans-serif';

// Advance widths in em of a wide bold face (DejaVu Sans Bold); narrower fonts leave air, none is clipped.
const groups: readonly (readonly [letters: string, width: number])[] = [
  [' IJÍijíl.,/', 0.39],
  ['ft-!', 0.48],
  ['r', 0.5],
  ['EÉÊFLT', 0.69],
  ['CÇPSYZ', 0.74],
  ['AÁÂÃBKRVX', 0.78],
  ['DĐGHNUÚ', 0.84],
  ['OÓÔÕQ&', 0.88],
  ['w', 0.93],
  ['Mm', 1.05],
  ['W', 1.11],
];
const widths = new Map(groups.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));
const upperWidth = 0.88;
const lowerWidth = 0.72;

/** Width of a text in em: never less than what a heavy sans-serif takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += widths.get(letter) ?? (letter === letter.toUpperCase() ? upperWidth : lowerWidth);
  return width;
}

export interface Lines {
  lines: string[];
  /** font size in units of the picture */
  size: number;
}

/**
 * Splits a text over at most two lines, as even as can be, in the largest size up to `most` that fits `width`.
 * One line is kept when it can stand in `singleFrom` or larger.
 */
export function fitted(text: string, width: number, most: number, singleFrom = most): Lines {
  const words = text.split(' ');
  const splits = words.map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')].filter(Boolean));
  const sized = splits.map((lines) => ({ lines, size: Math.min(most, width / Math.max(...lines.map(textWidth))) }));
  const [single] = sized;
  if (single && single.size >= singleFrom) return { ...single, size: Math.floor(single.size * 10) / 10 };
  const widest = (entry: Lines): number => Math.max(...entry.lines.map(textWidth));
  const best = sized.reduce((kept, entry) => (widest(entry) < widest(kept) ? entry : kept));
  return { ...best, size: Math.floor(best.size * 10) / 10 };
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
