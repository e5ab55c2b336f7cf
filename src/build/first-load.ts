import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { pageFilesName, type PageFiles } from '../edge/page-files.ts';

/** Static imports of a built chunk: `import{a}from"./x.js"`, `import"./x.js"`, `export{a}from"./x.js"`. */
const staticImports = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

/** A file and all that it imports statically, itself first. Paths are relative to `folder`. */
export function moduleFiles(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [, imported] of code.matchAll(staticImports)) moduleFiles(folder, join(dirname(file), imported!), found);
  return found;
}

/** The scripts that a screen's page names. Older builds have each page as a file; `perf:compare` weighs them too. */
function scriptsOf(folder: string, screen: string): string[] {
  const page = join(folder, `pages/pt/${screen}.html`);
  if (existsSync(page)) return [...readFileSync(page, 'utf8').matchAll(/["']\/(assets\/[^"'\s]+\.js)["']/g)].map(([, file]) => file!);
  const { entry, screens } = JSON.parse(readFileSync(join(folder, pageFilesName), 'utf8')) as PageFiles;
  return [entry, ...screens[screen]!.scripts].map((file) => file.slice(1));
}

/**
 * Every script that a screen's page requests, with all imports: the phone downloads them before the page can be used.
 * Files for an early tap are not counted.
 */
export function firstLoad(folder: string, screen: string): string[] {
  const found = new Set<string>();
  for (const file of scriptsOf(folder, screen)) moduleFiles(folder, file, found);
  return [...found];
}
