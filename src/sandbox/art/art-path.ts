import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The path of the drawings on the platform's own image CDN. */
export const imageCDN = '/cdn';

/** Path of a picture, relative to an image CDN. `colours` are those that a merchant gives it: phones keep a picture for a year, by its path. */
export function artPath(kind: ArtKind, name: string, colours: readonly string[] = []): string {
  const suffix = colours.length ? createHash('sha256').update(colours.join()).digest('hex').slice(0, 8) : '';
  return `/${kind}/${encodeURIComponent(name)}.svg?v=${version}${suffix}`;
}
