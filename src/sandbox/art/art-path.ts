import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveredAs } from './raster.ts';

export type ArtKind = 'games' | 'vendors' | 'crests' | 'banners' | 'announcements' | 'activities' | 'lotteries';

/** Changes with the code that draws, so that a kept picture is never an old one. */
const version = ['art', 'catalogue']
  .flatMap((area) => filesBelow(join(import.meta.dirname, '..', area)))
  .reduce((sum, file) => sum.update(readFileSync(file)), createHash('sha256'))
  .digest('hex')
  .slice(0, 8);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const arts = ['drawings', 'raster', 'plain'] as const;

/** What pictures are, by `ART` of the environment: drawings, what makers deliver, or one colour each, which costs a browser nothing. Throws on a word that says nothing. */
export function artOf({ ART = 'drawings' }: { ART?: string } = process.env): (typeof arts)[number] {
  const art = arts.find((one) => one === ART);
  if (!art) throw new Error(`ART is ${arts.join(', ')}, not ${ART}`);
  return art;
}

/** The path of the pictures on the platform's own image CDN. */
export const imageCDN = '/cdn';

/** Path of a picture, relative to an image CDN: of the drawing, or with `ART=raster` of what its maker delivers. `colours` are those that a merchant gives it: phones keep a picture for a year, by its path. */
export function artPath(kind: ArtKind, name: string, colours: readonly string[] = []): string {
  const suffix = colours.length ? createHash('sha256').update(colours.join()).digest('hex').slice(0, 8) : '';
  const ending = artOf() === 'raster' ? deliveredAs(kind, name).ending : 'svg';
  return `/${kind}/${encodeURIComponent(name)}.${ending}?v=${version}${suffix}`;
}
