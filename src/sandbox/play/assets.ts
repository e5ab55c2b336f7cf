import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from '../art/palettes.ts';

interface Asset {
  type: string;
  body: string;
}

const folder = join(import.meta.dirname, 'client');
const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

function load(): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of readdirSync(folder)) {
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    if (type) assets.set(name, { type, body: readFileSync(join(folder, name), 'utf8') });
  }
  for (const [name, { light, main, deep }] of Object.entries(palettes)) {
    assets.set(`palette-${name}.css`, { type: types.css!, body: `:root{--light:${light};--main:${main};--deep:${deep}}` });
  }
  return assets;
}

/** Scripts and styles of the pages, by name. */
export const assets: ReadonlyMap<string, Asset> = load();

const version = createHash('sha256').update([...assets].map(([name, { body }]) => name + body).join('')).digest('hex').slice(0, 10);

/** The path of the assets; the version makes them immutable and their imports of each other consistent. */
export const assetsPath = `/play/assets/${version}`;
