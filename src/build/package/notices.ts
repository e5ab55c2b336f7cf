import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shipped package with its licence. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX expression from its package.json */
  license: string;
  text: string;
}

/** A heading of a file that Vite writes, such as `## hono - 4.13.19 (MIT)`. */
const heading = /^## (\S+) - (\S+) \((.+)\)$/gm;

/** A licence whose text is the same for every package. */
const sharedText = 'Apache-2.0';

function shippedIn(notices: string): Shipped[] {
  const found = [...notices.matchAll(heading)];
  return found.map(({ 0: line, 1: name, 2: version, 3: license, index }, at) => ({
    name: name!, version: version!, license: license!, text: notices.slice(index + line.length, found[at + 1]?.index).trim(),
  }));
}

/**
 * All packages that a folder's notices name, each once, sorted by name. One without a text gets the text of its
 * licence. Throws where there is none: such a package may not be distributed.
 */
export function shippedBy(folder: string): Shipped[] {
  const all = globSync('{*.notices,dist/*notices.txt}', { cwd: folder }).flatMap((file) => shippedIn(readFileSync(join(folder, file), 'utf8')));
  const once = [...new Map(all.map((one) => [`${one.name} ${one.version}`, one])).values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const common = once.find(({ license, text }) => license === sharedText && text)?.text;
  for (const one of once) one.text ||= one.license === sharedText ? (common ?? '') : '';
  const bare = once.filter(({ text }) => !text).map(({ name }) => name);
  if (bare.length) throw new Error(`there is no text of the licence of ${bare.join(', ')}`);
  return once;
}

/** THIRD-PARTY-NOTICES: all of them in one file. */
export const noticesOf = (shipped: readonly Shipped[]): string => [
  'Leve contains these packages, in the app that phones run or in the edge.',
  ...shipped.map(({ name, version, license, text }) => `${'='.repeat(78)}\n${name} ${version} (${license})\n\n${text}`),
].join('\n\n') + '\n';
