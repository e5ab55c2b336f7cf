import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from '../art/palettes.ts';
import { bundleScripts } from './bundle-scripts.ts';

const folder = join(import.meta.dirname, 'client');

const filesOf = (extension: string): Map<string, string> =>
  new Map(readdirSync(folder).filter((name) => name.endsWith(extension)).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

const scripts = filesOf('.js');
const sheets = filesOf('.css');

/** Scripts and styles of the pages as they are written, by name. */
export const sources: ReadonlyMap<string, string> = new Map([...scripts, ...sheets]);

const withImports = (name: string): string => sheets.get(name)!.replaceAll(/@import url\('([^']+)'\);/g, (_, imported: string) => withImports(imported));

const lean = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s*\n\s*/g, '\n').trim();

const styles = new Map<string, string>();

/** The style of a page: its sheets, by name, and its palette's colours. It stands in the page, which is painted with it. */
export function styleOf(names: readonly string[], palette?: string): string {
  const key = [...names, palette].join();
  const found = styles.get(key) ?? lean([...names.map((name) => withImports(`${name}.css`)), palette ? paletteStyle(palette) : ''].join('\n'));
  styles.set(key, found);
  return found;
}

function paletteStyle(name: string): string {
  const { light, main, deep } = palettes[name as keyof typeof palettes];
  return `:root{--light:${light};--main:${main};--deep:${deep}}`;
}

/** The script of each kind of page, by its skin's name. It stands in the page. */
export const pageScripts: ReadonlyMap<string, string> = bundleScripts(scripts);
