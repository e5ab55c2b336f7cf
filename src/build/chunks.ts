import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

/**
 * The hash in a file's name: 28 bits, in characters that compress well, because the first load names dozens of files,
 * and each bit of a name costs it one. With thirty changed files a week, cached on phones for a year, two versions of a
 * name collide once in three thousand years.
 */
export const version = '[hash:7]';
export const versionCharacters = 'hex';

/** A screen, or a language's strings: their chunks get names that a size budget can use. */
const named = /\/src\/app\/(?:(screens\/[^/]+)\/index\.tsx|i18n\/([^/]+)\/([^/]+)\.json)$/;

/** The file name pattern of a chunk: `assets/screens/home-x1y2z3w.js`, `assets/strings/pt-home-x1y2z3w.js`. */
export function chunkFileName(chunk: { facadeModuleId?: string | null }): string {
  const [found, screen, spoken, namespace] = named.exec(chunk.facadeModuleId ?? '') ?? [];
  return `assets/${found ? (screen ?? `strings/${spoken}-${namespace}`) : '[name]'}-${version}.js`;
}

export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The chunk that contains a source module. Throws if there is none. */
export function chunkOf(bundle: Bundle, source: string): Chunk {
  const chunk = chunksOf(bundle).find((candidate) => candidate.moduleIds.some((id) => id.endsWith(source)));
  if (!chunk) throw new Error(`the build has no chunk for ${source}`);
  return chunk;
}

/** The chunk of a row of the load plan; undefined if no module went into it. */
export const rowChunk = (bundle: Bundle, name: string): Chunk | undefined => chunksOf(bundle).find(({ fileName }) => fileName.replace(/-[^-]+\.js$/, '') === `assets/${name}`);

/** The chunk of a module that pages import by file name. Throws if it contains other modules too. */
export function ownChunkOf(bundle: Bundle, source: string): Chunk {
  const chunk = chunkOf(bundle, source);
  if (!chunk.exports.includes('default')) throw new Error(`${chunk.fileName} does not export ${source} as its default: does a group of chunks take it in?`);
  return chunk;
}

/** These chunks and all that is reached by the files that `follow` gives of each, each once, the importing one first. */
export function reachOf(bundle: Bundle, chunks: readonly Chunk[], follow: (chunk: Chunk) => readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of follow(chunk)) {
      const next = bundle[file];
      if (next?.type === 'chunk') visit(next);
    }
  };
  chunks.forEach(visit);
  return [...found];
}

/** These chunks and all their static imports. */
export const withImports = (bundle: Bundle, chunks: readonly Chunk[]): Chunk[] => reachOf(bundle, chunks, ({ imports }) => imports);

/** The style sheets of these chunks, in their order, each once. */
export function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}
