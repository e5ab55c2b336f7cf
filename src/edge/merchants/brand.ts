import { contrastWith, readSvg } from './svg.ts';
import type { Theme } from './theme.ts';

/** The merchant's word mark, and the preview picture of its links: each as `data:…;base64,…`. */
export interface BrandPictures {
  wordMark?: { dark?: string; light?: string };
  share?: string;
}

/** bytes: it is part of every page's style */
const longestMark = 3_000;
/** bytes; WhatsApp shows no larger one */
export const longestShare = 300_000;
/** px, shown uncropped by Facebook, X and WhatsApp */
export const shareSize = { width: 1_200, height: 630 };
/** width by height: less is a mark, more does not fit the header */
const ratios = { least: 1, most: 8 };
const grounds = ['ground', 'surface'] as const;

const bytesOf = (data: string): string => atob(data.slice(data.indexOf(',') + 1));

/** The word mark for a theme. */
export const wordMarkFor = ({ wordMark }: BrandPictures, { scheme }: Pick<Theme, 'scheme'>): string | undefined => wordMark?.[scheme];

function markFaults(field: string, data: string, theme: Theme): string[] {
  const source = new TextDecoder().decode(Uint8Array.from(bytesOf(data), (character) => character.charCodeAt(0)));
  const read = readSvg(source);
  if (Array.isArray(read)) return read.map((fault) => `${field}: ${fault}`);
  const faults: string[] = [];
  if (source.length > longestMark) faults.push(`${field}: has ${source.length} bytes, and may have ${longestMark}`);
  if (read.ratio < ratios.least || read.ratio > ratios.most) faults.push(`${field}: is ${read.ratio.toFixed(2)} times as wide as high, and must be ${ratios.least} to ${ratios.most} times`);
  for (const ground of grounds) {
    const found = contrastWith(read, theme[ground]);
    if (found < 3) faults.push(`${field}: its clearest colour on ${ground} has a contrast of ${(Math.floor(found * 100) / 100).toFixed(2)}:1, and needs 3:1`);
  }
  return faults;
}

/** Size of a PNG in px, from its first chunk; undefined if it is no PNG. */
function pngSize(bytes: string): { width: number; height: number } | undefined {
  if (!bytes.startsWith('\u0089PNG\r\n\u001a\n') || bytes.slice(12, 16) !== 'IHDR') return undefined;
  const number = (at: number) => [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + bytes.charCodeAt(at + offset), 0);
  return { width: number(16), height: number(20) };
}

function shareFaults(data: string): string[] {
  const bytes = bytesOf(data);
  const size = pngSize(bytes);
  if (!size) return ['share: is no PNG'];
  const { width, height } = shareSize;
  return [
    ...(size.width === width && size.height === height ? [] : [`share: is ${size.width} x ${size.height}, and must be ${width} x ${height}`]),
    ...(bytes.length > longestShare ? [`share: has ${bytes.length} bytes, and may have ${longestShare}`] : []),
  ];
}

/** The faults of a brand's pictures; the word mark of the other scheme is checked too. */
export function brandFaults(brand: BrandPictures, theme: Theme): string[] {
  const { wordMark, share } = brand;
  const mark = wordMarkFor(brand, theme);
  return [
    ...(wordMark && !mark ? [`wordMark.${theme.scheme}: is missing, and the theme is ${theme.scheme}`] : []),
    ...(mark ? markFaults(`wordMark.${theme.scheme}`, mark, theme) : []),
    ...(share ? shareFaults(share) : []),
  ];
}

/** Height of the word mark, CSS px, if its width allows: that of the mark that it replaces. */
const height = 28;
/** CSS px in home's header at 360 px, beside the visitor's two buttons */
const room = 112;

/** CSS that shows the word mark in place of mark and name; the name stays for screen readers. */
export function wordMarkCss(data: string): string {
  const read = readSvg(bytesOf(data));
  const ratio = Array.isArray(read) ? 1 : read.ratio;
  const width = Math.min(Math.round(height * ratio), room);
  return `.brand>.mark{display:none}.brand>.brand-name{width:${width}px;height:${height}px;margin-left:0;overflow:hidden;text-indent:100vw;white-space:nowrap;background:url("${data}") left center/contain no-repeat}`;
}
