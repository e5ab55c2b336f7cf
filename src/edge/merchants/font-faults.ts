import { readWoff2 } from './woff2.ts';

/** The merchant's fonts, each as `data:font/woff2;base64,…`. A variable regular font needs no bold one. */
export interface Fonts {
  regular: string;
  bold?: string | undefined;
}

export type Weight = keyof Fonts;

/** limit of a file, bytes */
const longest = 40_000;

/** The bytes of a data address. */
export const bytesOf = (data: string): Uint8Array => Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (character) => character.charCodeAt(0));

/** The existing fonts. */
export const entriesOf = (fonts: Fonts): [Weight, string][] => [['regular', fonts.regular], ...(fonts.bold ? [['bold', fonts.bold] as [Weight, string]] : [])];

function faultsOf(data: string): string[] {
  const bytes = bytesOf(data);
  const read = readWoff2(bytes);
  if (!read) return ['is no well-formed WOFF2'];
  const faults: string[] = [];
  if (bytes.length > longest) faults.push(`has ${bytes.length} bytes, and may have ${longest}: leave out what no language of yours is written with`);
  if (read.missing.length) faults.push(`has no ${read.missing.join(' ')}`);
  if (!read.hasEvenDigits) faults.push('has digits of several widths: what counts would jiggle');
  return faults;
}

/** The faults of a merchant's fonts. */
export const fontFaults = (fonts: Fonts | undefined): string[] => (fonts ? entriesOf(fonts).flatMap(([weight, data]) => faultsOf(data).map((fault) => `fonts.${weight}: ${fault}`)) : []);
