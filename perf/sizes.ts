import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { weigh, weighPage } from '../src/build/budgets.ts';
import { numberText } from './page/number-text.ts';

/** Sizes of a build's bundles by name, in brotli bytes. */
export type Sizes = Map<string, number>;

/** Sizes of home's scripts, of the scripts that each screen adds, of home's page, and of all scripts and styles. */
export async function sizesOf(folder: string): Promise<Sizes> {
  const sizes: Sizes = new Map([...weigh(folder), ...(await weighHome(folder))].map(({ name, bytes }) => [name, bytes]));
  for (const kind of ['js', 'css']) {
    const files = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`.${kind}.br`));
    sizes.set(`all ${kind}`, files.reduce((sum, file) => sum + statSync(join(folder, 'assets', file)).size, 0));
  }
  return sizes;
}

/** Home's page as an edge draws it. Builds before drawn pages have it as a file, without its content. */
async function weighHome(folder: string): Promise<{ name: string; bytes: number }[]> {
  const file = join(folder, 'pages/pt/home.html');
  return existsSync(file) ? [{ name: "home's page, with its style", bytes: brotliCompressSync(readFileSync(file)).length }] : weighPage(folder);
}

/** A table of the sizes that changed, and of the sums always; as Markdown for a comment. */
export function sizeTable(base: Sizes, change: Sizes, asMarkdown = false): string {
  const always = /^(home|all)\b/;
  const names = [...new Set([...base.keys(), ...change.keys()])].filter((name) => always.test(name) || base.get(name) !== change.get(name));
  const rows = names.map((name) => {
    const [before, after] = [base.get(name), change.get(name)];
    const grown = (after ?? 0) - (before ?? 0);
    return [name, before === undefined ? 'none' : numberText(before), after === undefined ? 'none' : numberText(after), `${grown > 0 ? '+' : ''}${numberText(grown)}`];
  });
  const table = [['brotli bytes', 'base', 'change', 'grown by'], ...rows];
  const width = Math.max(...table.map(([name]) => name!.length));
  const unchanged = new Set([...base.keys(), ...change.keys()]).size - names.length;
  const [head, ...body] = table.map((cells) => `| ${cells.join(' | ')} |`);
  const lines = asMarkdown ? [head!, '|---|--:|--:|--:|', ...body] : table.map(([name, ...cells]) => `${name!.padEnd(width)}${cells.map((cell) => cell.padStart(11)).join('')}`);
  return [...lines, ...(unchanged ? [...(asMarkdown ? [''] : []), `${unchanged} others weigh the same`] : [])].join('\n');
}
