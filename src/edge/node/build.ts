import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Encoded } from './negotiation.ts';
import { etagOf } from './negotiation.ts';

export interface Asset extends Encoded {
  type: string;
  etag: string;
  cacheControl: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Written by the build for the edge or for plain static hosts. */
const inner = /^(pages\/|pages\.json|index\.html|\.vite\/)|\.(br|gz)$/;

function readIf(file: string, there: boolean): Buffer | undefined {
  return there ? readFileSync(file) : undefined;
}

/** Every file of the build that phones may ask for, by its path: a path that is not here does not exist. */
export function loadAssets(folder: string): ReadonlyMap<string, Asset> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  const all = new Set(names);
  const assets = new Map<string, Asset>();
  for (const name of names.filter((candidate) => !inner.test(candidate))) {
    const file = join(folder, name);
    const plain = readFileSync(file);
    assets.set(`/${name}`, {
      plain,
      br: readIf(`${file}.br`, all.has(`${name}.br`)),
      gzip: readIf(`${file}.gz`, all.has(`${name}.gz`)),
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: etagOf(plain),
      // The build puts a hash into every name below assets.
      cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return assets;
}
