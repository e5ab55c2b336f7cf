/**
 * Draws the icons of src/app/theme/icons in Chromium: `node src/edge/merchants/draw-icons.ts`. Their pixels are indices
 * into the palette of tint.ts, which the edge replaces by each merchant's.
 */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../../../tests/browser/find.ts';
import { markColors, markStrokes } from './icons.ts';
import { parseMerchants } from './parse.ts';
import { readyMadeFiles } from './ready-made.ts';
import { markPalette, rampSteps } from './tint.ts';

/** `scale` leaves a maskable icon its safe zone; `round` cuts the corners where iOS and Android do not. */
const icons = [
  { name: 'icon-180', size: 180, scale: 0.86, round: false },
  { name: 'icon-192', size: 192, scale: 1, round: true },
  { name: 'icon-512', size: 512, scale: 1, round: true },
  { name: 'icon-maskable-192', size: 192, scale: 0.72, round: false },
  { name: 'icon-maskable-512', size: 512, scale: 0.72, round: false },
];

const strokes = ({ outline, vein }: { outline: string; vein: string }) =>
  `<path d="${markStrokes.outline.path}" fill="${outline}" stroke="${outline}" stroke-width="${markStrokes.outline.width}"/><path d="${markStrokes.vein.path}" stroke="${vein}" stroke-width="${markStrokes.vein.width}"/>`;

/** Coverage of a pixel: red by the outline, green by the vein, blue by the ground. */
const coverage = (size: number, scale: number, round: boolean): string => {
  const drawn = (color: { outline: string; vein: string }) => `<g style="mix-blend-mode:plus-lighter" transform="translate(32 32) scale(${scale}) translate(-32 -32)">${strokes(color)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <rect width="64" height="64" fill="#000"/><g style="mix-blend-mode:plus-lighter"><rect width="64" height="64" rx="${round ? 16 : 0}" fill="#00f"/></g>
    ${drawn({ outline: '#f00', vein: 'none' })}${drawn({ outline: 'none', vein: '#0f0' })}</svg>`;
};

const stepOf = (share: number): number => Math.round((share / 255) * (rampSteps - 1));

/** Palette index of a pixel by its coverage, 0 to 255 each. */
function placeOf(outline: number, vein: number, ground: number): number {
  if (ground < 255) return 3 * rampSteps + stepOf(ground);
  if (vein === 0) return stepOf(outline);
  return (outline >= 128 ? 2 : 1) * rampSteps + stepOf(vein);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function pngOf(size: number, pixels: Uint8Array, palette: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const alpha = Uint8Array.from({ length: 4 * rampSteps }, (_, place) => (place < 3 * rampSteps ? 255 : Math.round(((place % rampSteps) / (rampSteps - 1)) * 255)));
  const rows = Buffer.concat(Array.from({ length: size }, (_, row) => Buffer.concat([Buffer.of(0), pixels.subarray(row * size, (row + 1) * size)])));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('PLTE', palette), chunk('tRNS', alpha), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--force-color-profile=srgb'] });
const page = await browser.newPage();
const palette = markPalette(markColors(parseMerchants(readyMadeFiles)[0]!.theme));
for (const { name, size, scale, round } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0">${coverage(size, scale, round)}`);
  const shot = await page.screenshot({ type: 'png' });
  const drawn = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(data)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(0, 0, bitmap.width, bitmap.height).data];
  }, `data:image/png;base64,${shot.toString('base64')}`);
  const pixels = Uint8Array.from({ length: size * size }, (_, at) => placeOf(drawn[at * 4]!, drawn[at * 4 + 1]!, drawn[at * 4 + 2]!));
  writeFileSync(`src/app/theme/icons/${name}.png`, pngOf(size, pixels, palette));
}
await browser.close();
