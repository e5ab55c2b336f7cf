import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** The source without comments and type imports. */
const runtimeCode = (source: string): string =>
  source
    .replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
    .replace(/\b(?:import|export) type [^;]*;/g, '')
    .replace(/typeof import\([^)]*\)/g, '');

export interface SourceImport {
  from: string;
  to: string;
}

/** All imports between source files below `folder`, or of those of `pattern` there; dynamic ones and globs included, type imports excluded. Paths are relative to it. */
export function sourceImports(folder: string, pattern = '**/*.{ts,tsx}'): SourceImport[] {
  const files = new Set(globSync(pattern, { cwd: folder }));
  return Array.from(files).flatMap((from) => {
    const code = runtimeCode(readFileSync(join(folder, from), 'utf8'));
    const named = Array.from(code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, path]) => normalize(join(from, '..', path!)));
    const globbed = Array.from(code.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g), ([, path]) => globSync(normalize(join(from, '..', path!)), { cwd: folder })).flat();
    return [...named, ...globbed].filter((to) => files.has(to) && to !== from).map((to) => ({ from, to }));
  });
}

/** Names of the packages that the files at `entries`, or what they import, need when they run. Paths are relative to `folder`. */
export function packagesOf(folder: string, entries: readonly string[]): string[] {
  const imports = sourceImports(folder);
  const reached = new Set(entries);
  for (const file of reached) for (const { from, to } of imports) if (from === file) reached.add(to);
  const named = Array.from(reached).flatMap((file) => Array.from(runtimeCode(readFileSync(join(folder, file), 'utf8')).matchAll(/\b(?:from|import)\s*\(?\s*'([@a-z][^'\s]*)'/g), ([, name]) => name!));
  return Array.from(new Set(named.filter((name) => !name.startsWith('node:')).map((name) => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/'))));
}

/** Import cycles, each as `a > b > a`; at least one of each strongly connected group of files. */
export function importCycles(imports: readonly SourceImport[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): string[] {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' > ')];
    if (done.has(file)) return [];
    const found = (targets.get(file) ?? []).flatMap((to) => follow(to, [...path, file]));
    done.add(file);
    return found;
  }
  return Array.from(targets.keys()).flatMap((file) => follow(file, []));
}
