// A separate process, started by resizer.ts: decoding untrusted bytes shares neither memory nor threads with the edge.
import { setPriority } from 'node:os';
import type { Sharp } from 'sharp';
import { drawCard } from './draw-card.ts';
import type { Job, Outcome, Resizing } from './resizer.ts';

type Made = Required<Pick<Outcome, 'bytes' | 'type'>>;

/** Niceness: pages, calls and health checks come first. */
const politeness = 5;

setPriority(politeness);

// If sharp cannot be loaded, the process still answers, and pictures are sent as they are.
const loading = import('sharp').then(
  ({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  },
  () => undefined,
);

async function encode(picture: Sharp, { format, saves }: Resizing, hasAlpha: boolean): Promise<Made> {
  if (format === 'avif') return { type: 'image/avif', bytes: await picture.avif({ quality: saves ? 34 : 46, effort: 4 }).toBuffer() };
  if (format === 'webp') return { type: 'image/webp', bytes: await picture.webp({ quality: saves ? 45 : 75, effort: 4 }).toBuffer() };
  if (hasAlpha) return { type: 'image/png', bytes: await picture.png({ palette: true, quality: saves ? 60 : 85, effort: 5 }).toBuffer() };
  return { type: 'image/jpeg', bytes: await picture.jpeg({ quality: saves ? 50 : 75, mozjpeg: true }).toBuffer() };
}

/** The mean of a resized picture, which is small. */
async function colourOf(sharp: NonNullable<Awaited<typeof loading>>, { bytes }: Made): Promise<Pick<Outcome, 'colour'>> {
  const [red = 0, green = 0, blue = 0, alpha = 255] = await sharp(bytes).toColourspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return alpha === 255 ? { colour: `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}` } : {};
}

async function make(job: Job): Promise<Omit<Outcome, 'id'>> {
  const sharp = await loading;
  if (!sharp) return { failure: 'missing' };
  try {
    if ('card' in job) return { type: 'image/png', bytes: await drawCard(sharp as Parameters<typeof drawCard>[0], job.card, job.mostPixels) };
    const source = sharp(job.bytes, { limitInputPixels: job.mostPixels, failOn: 'error', sequentialRead: true });
    const { hasAlpha, orientation = 1 } = await source.metadata();
    const made = await encode(source.autoOrient().resize({ width: job.width, withoutEnlargement: true }), job, hasAlpha);
    return { ...made, ...(await colourOf(sharp, made)), isTurned: orientation > 1 };
  } catch {
    return { failure: 'broken' };
  }
}

process.on('message', (job: Job) => {
  void make(job).then((outcome) => process.send?.({ id: job.id, ...outcome } satisfies Outcome));
});
process.on('disconnect', () => process.exit());
