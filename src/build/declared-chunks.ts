import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import type { Plugin, Rolldown } from 'vite';
import { stringChunkOf } from '../app/i18n/chunks.ts';
import { chunksOf } from './chunks.ts';
import type { Bundle } from './chunks.ts';

/** First line of a module: `// @chunk forms`, or `/* @chunk forms *\/` in a style sheet. */
const declaration = /^(?:\/\/|\/\*) @chunk ([a-z-]+)/;

/** The declaration of the page's entry and of all that it imports. */
export const entryChunk = 'entry';

/** Packages that may be in the entry; any other would grow the first load unnoticed. */
const entryPackages = /\/node_modules\/(?:preact|preact-iso|@preact\/signals(?:-core)?|i18next)\//;

const known = new Map<string, string | undefined>();

/** The chunk that a module's first line names, or the one of its strings; none for a module that goes into its importer's chunk. */
export function declaredChunk(id: string): string | undefined {
  if (!/\/src\/(?:app|contract)\/[^?]+$/.test(id)) return undefined;
  if (id.endsWith('.json')) return stringChunkOf(id);
  if (!known.has(id)) known.set(id, declaration.exec(readFileSync(id, 'utf8'))?.[1]);
  return known.get(id);
}

/** Chunks as the sources declare them: the entry with all that it imports is one file, for each further file costs a request. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 2 },
  { name: (id) => declaredChunk(id) ?? null, priority: 1, includeDependenciesRecursively: false },
];

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:tsx?|css)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));

const nameOfChunk = (fileName: string): string => /^assets\/(.+)-[^-]+\.js$/.exec(fileName)?.[1] ?? fileName;

/** The faults of a build's declarations, a line each; `sources` are the absolute paths of all files that may declare. */
export function chunkFaults(bundle: Bundle, sources: readonly string[], root: string): string[] {
  const placed = new Map<string, string>();
  const faults: string[] = [];
  for (const chunk of chunksOf(bundle)) {
    const name = chunk.isEntry ? entryChunk : nameOfChunk(chunk.fileName);
    for (const id of chunk.moduleIds) placed.set(id, name);
    if (!chunk.isEntry) continue;
    for (const id of chunk.moduleIds) {
      if (id.includes('/node_modules/') && !entryPackages.test(id)) faults.push(`${relative(root, id)} reaches the entry, and its package is not named in entryPackages`);
    }
  }
  const declaredNames = new Set(sources.map(declaredChunk));
  for (const id of sources) {
    const declared = declaredChunk(id);
    const chunk = placed.get(id);
    if (declared !== chunk && (declared || (chunk && declaredNames.has(chunk)))) {
      faults.push(`${relative(root, id)} declares ${declared ? `@chunk ${declared}` : 'no chunk'} and ${chunk ? `is in ${chunk}` : 'is reached by nothing'}`);
    }
  }
  return faults;
}

/** Fails the build where a module is in another chunk than its first line says, or reaches the entry and does not say so. */
export function declaredChunks(): Plugin {
  let root = '';
  let checked = false;
  return {
    name: 'leve:declared-chunks',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      // Other modes put stand-ins in the place of some modules.
      checked = config.mode === 'production';
    },
    generateBundle(_options, bundle) {
      if (!checked) return;
      const faults = chunkFaults(bundle, [...sourcesUnder(join(root, 'src/app')), ...sourcesUnder(join(root, 'src/contract'))], root);
      if (faults.length) throw new Error(`Chunks are not as the sources declare them:\n${faults.join('\n')}`);
    },
  };
}
