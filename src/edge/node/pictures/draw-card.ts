// Runs in the process of resize-process.ts, because it decodes untrusted pictures and lays out untrusted text.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';
import { longestShare, shareSize } from '../../merchants/brand.ts';
import type { Card } from '../../cards/card.ts';
import type { Look } from '../../cards/look.ts';

/** The message to the process with what to draw. */
export interface CardDrawing extends Pick<Card, 'title' | 'text' | 'age' | 'balls'> {
  look: Look;
  /** the picture of the subject */
  art?: Uint8Array;
}

type MakeSharp = (input?: Uint8Array | SharpOptions, options?: SharpOptions) => Sharp;
type Layer = { input: Buffer; left: number; top: number };

const { width, height } = shareSize;
/** margin, px: services crop some, and round the corners */
const edge = 64;
const column = 620;
const art = { width: 410, height: 500, radius: 28 };
const sizes = { title: [82, 66, 52, 42, 34], text: [34, 28], name: [46, 36, 28], small: [26] } as const;

/** Machines without any fonts are common: this one has the letters of Western Europe, the system's are the fallback. */
const fontFile = join(import.meta.dirname, 'font/noto-sans-bold.ttf');
const font = { font: 'Noto Sans Bold', ...(existsSync(fontFile) && { fontfile: fontFile }) };

/** Direction marks and invalid characters, which could change a name's appearance or break the picture. */
const unwanted = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const longest = 200;

/** Escapes text for Pango's markup. */
const escaped = (text: string): string => [...text.replace(unwanted, ' ').trim()].slice(0, longest).join('').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text in the largest size that fits; truncated in the smallest. Undefined if nothing is visible. */
async function textLayer(sharp: MakeSharp, text: string, color: string, ofSizes: readonly number[], room: { width: number; height: number }): Promise<{ input: Buffer; width: number; height: number } | undefined> {
  const shown = escaped(text);
  if (!shown) return undefined;
  let last: { data: Buffer; info: { width: number; height: number } } | undefined;
  for (const size of ofSizes) {
    const options = { text: { text: `<span foreground="${color}" size="${size * 768}">${shown}</span>`, ...font, rgba: true, width: room.width, dpi: 96, wrap: 'word-char' } } as const;
    last = await sharp(options as SharpOptions).png().toBuffer({ resolveWithObject: true });
    if (last.info.height <= room.height && last.info.width <= room.width) break;
  }
  const { data, info } = last!;
  const seen = { width: Math.min(info.width, room.width), height: Math.min(info.height, room.height) };
  const isWhole = seen.width === info.width && seen.height === info.height;
  return { input: isWhole ? data : await sharp(data).extract({ left: 0, top: 0, ...seen }).png().toBuffer(), ...seen };
}

const svg = (inner: string, of: { width: number; height: number } = { width, height }): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${of.width}" height="${of.height}">${inner}</svg>`);

function groundOf({ theme: { ground, accent, surface } }: Look): Buffer {
  return svg(`<defs><radialGradient id="glow" cx="0.86" cy="0.4" r="0.7"><stop offset="0" stop-color="${accent}" stop-opacity="0.34"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>`
    + `<rect width="${width}" height="${height}" fill="${ground}"/><circle cx="1010" cy="300" r="430" fill="${surface}" opacity="0.6"/><rect width="${width}" height="${height}" fill="url(#glow)"/><rect y="${height - 14}" width="${width}" height="14" fill="${accent}"/>`);
}

const bytesOf = (data: string): Buffer => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

/** A picture fitted into a box, with rounded corners. */
async function pictureLayer(sharp: MakeSharp, bytes: Uint8Array, box: { width: number; height: number; radius?: number }, limitInputPixels: number): Promise<{ input: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient().resize({ width: box.width, height: box.height, fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  const of = { width: info.width, height: info.height };
  if (!box.radius) return { input: data, ...of };
  const mask = svg(`<rect width="${of.width}" height="${of.height}" rx="${box.radius}" fill="#fff"/>`, of);
  return { input: await sharp(data).ensureAlpha().composite([{ input: mask, blend: 'dest-in' }]).png().toBuffer(), ...of };
}

/** Mark and name, or the word mark, at the top. */
async function signLayers(sharp: MakeSharp, { name, wordMark, mark, theme }: Look, mostPixels: number): Promise<Layer[]> {
  if (wordMark) return [{ ...(await pictureLayer(sharp, bytesOf(wordMark), { width: column, height: 84 }, mostPixels)), left: edge, top: 54 }];
  // A merchant's own mark may be invalid.
  const drawn = mark ? await pictureLayer(sharp, bytesOf(mark), { width: 76, height: 76 }, mostPixels).catch(() => undefined) : undefined;
  const left = edge + (drawn ? drawn.width + 22 : 0);
  const word = await textLayer(sharp, name, theme.text, sizes.name, { width: column - left + edge, height: 60 });
  return [...(drawn ? [{ input: drawn.input, left: edge, top: 56 }] : []), ...(word ? [{ input: word.input, left, top: Math.round(94 - word.height / 2) }] : [])];
}

async function ballLayers(sharp: MakeSharp, balls: readonly string[], { theme }: Look, top: number): Promise<Layer[]> {
  const step = Math.min(92, Math.floor(column / Math.max(balls.length, 1)));
  const size = step - 10;
  const layers: Layer[] = [{ input: svg(balls.map((_, at) => `<circle cx="${at * step + size / 2}" cy="${size / 2}" r="${size / 2}" fill="${theme.accent}"/>`).join(''), { width: column, height: size }), left: edge, top }];
  for (const [at, ball] of balls.entries()) {
    const number = await textLayer(sharp, ball.slice(0, 4), theme['on-accent'], [size * 0.5, size * 0.36, size * 0.26].map(Math.round), { width: size - 8, height: size - 8 });
    if (number) layers.push({ input: number.input, left: Math.round(edge + at * step + (size - number.width) / 2), top: Math.round(top + (size - number.height) / 2) });
  }
  return layers;
}

async function artLayer(sharp: MakeSharp, { art: bytes, look }: CardDrawing, mostPixels: number): Promise<Layer[]> {
  const framed = bytes && await pictureLayer(sharp, bytes, art, mostPixels).catch(() => undefined);
  const shown = framed ?? (look.mark ? await pictureLayer(sharp, bytesOf(look.mark), { width: 330, height: 330 }, mostPixels).catch(() => undefined) : undefined);
  if (!shown) return [];
  const middle = width - edge - art.width / 2;
  return [{ input: shown.input, left: Math.round(middle - shown.width / 2), top: Math.round((height - 14 - shown.height) / 2) }];
}

/** Draws a card as PNG. If its picture cannot be decoded, the merchant's mark replaces it. */
export async function drawCard(sharp: MakeSharp, card: CardDrawing, mostPixels: number): Promise<Buffer> {
  const { look, title, text, age, balls = [] } = card;
  const { theme } = look;
  const layers = [...(await signLayers(sharp, look, mostPixels)), ...(await artLayer(sharp, card, mostPixels))];
  let top = 186;
  const add = async (words: string, color: string, ofSizes: readonly number[], most: number, gap: number): Promise<void> => {
    const layer = await textLayer(sharp, words, color, ofSizes, { width: column, height: most });
    if (!layer) return;
    layers.push({ input: layer.input, left: edge, top });
    top += layer.height + gap;
  };
  await add(title, theme.text, sizes.title, balls.length ? 130 : 210, 32);
  await add(text, theme.quiet, sizes.text, balls.length ? 50 : 130, 30);
  if (balls.length) layers.push(...(await ballLayers(sharp, balls, look, top)));
  const sign = await textLayer(sharp, `${age}+`, theme.text, sizes.small, { width: 80, height: 40 });
  const at = height - 14 - 78;
  layers.push({ input: svg(`<rect x="2" y="2" width="84" height="50" rx="14" fill="none" stroke="${theme.text}" stroke-width="3"/>`, { width: 88, height: 54 }), left: edge, top: at });
  if (sign) layers.push({ input: sign.input, left: Math.round(edge + 44 - sign.width / 2), top: Math.round(at + 27 - sign.height / 2) });
  const host = await textLayer(sharp, look.host, theme.quiet, sizes.small, { width: column - 110, height: 40 });
  if (host) layers.push({ input: host.input, left: edge + 110, top: Math.round(at + 27 - host.height / 2) });
  const whole = await sharp(groundOf(look)).composite(layers).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  // A palette shows steps in the ground: used only for a photograph that would be too large for WhatsApp.
  return whole.length <= longestShare ? whole : sharp(whole).png({ palette: true, quality: 100, effort: 4, dither: 1 }).toBuffer();
}
