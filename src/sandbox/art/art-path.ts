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

/** Path of a picture, relative to an image CDN. */
export const artPath = (kind: ArtKind, name: string): string => `/${kind}/${encodeURIComponent(name)}.svg?v=${version}`;
