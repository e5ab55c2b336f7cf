import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that ships, with its licence. */
export interface Shipped {
  name: string;
  version: string;
  /** as its package.json has it: SPDX */
  license: string;
  text: string;
}

/** A heading of a file that Vite writes, such as `## hono - 4.13.19 (MIT)`. */
const heading = /^## (\S+) - (\S+) \((.+)\)$/gm;

/** Of licences whose one text is everybody's. */
const sharedText = 'Apache-2.0';

function shippedIn(notices: string): Shipped[] {
  const found = [...notices.matchAll(heading)];
  return found.map(({ 0: line, 1: name, 2: version, 3: license, index }, at) => ({
    name: name!, version: version!, license: license!, text: notices.slice(index + line.length, found[at + 1]?.index).trim(),
  }));
}

/**
 * All packages that the notices of a folder name, each once, by name. One that brings no text has that of its licence.
 * Throws where there is none: it may not be given away.
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
