import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { buildApart } from './apart.ts';
import { compileBootScripts } from './boot-scripts.ts';
import { chunkOf, ownChunkOf, stylesOf, withImports, type Bundle, type Chunk } from './chunks.ts';
import { pageFilesName, rendererName, type PageFiles, type PageRenderer, type ScreenFiles } from '../edge/page-files.ts';
import { sourceOptions } from './source.ts';

/** Builds the app for the edge, as one file that draws pages. */
export async function buildRenderer(root: string, mode: string, folder: string): Promise<void> {
  const source = sourceOptions(mode);
  await buildApart({
    root,
    mode,
    ...source,
    // preact-iso reads it; the edge has no address.
    define: { ...source.define, 'location.origin': '"http://localhost"', 'process.env.NODE_ENV': '"production"' },
    // No Node APIs: workerd runs it too.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'src/app/render.tsx',
      outDir: folder,
      target: 'node24',
      minify: false,
      license: { fileName: 'renderer-notices.txt' },
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: rendererName } },
    },
  });
}

const addressOf = (file: string): string => `/${file}`;

/** Files of the menus that the page does not already name. */
function menusOver(bundle: Bundle, named: readonly Chunk[]): Pick<ScreenFiles, 'menuScripts' | 'menuStyles'> {
  const chunks = withImports(bundle, [chunkOf(bundle, '/src/app/frame/menus/side-menu.tsx')]).filter((chunk) => !named.includes(chunk));
  const inlined = stylesOf(named);
  return { menuScripts: chunks.map(({ fileName }) => addressOf(fileName)), menuStyles: stylesOf(chunks).filter((file) => !inlined.includes(file)).map(addressOf) };
}

function filesOf(bundle: Bundle, entry: Chunk, modules: readonly string[]): ScreenFiles {
  const chunks = withImports(bundle, [entry, ...modules.map((module) => ownChunkOf(bundle, `/src/app/${module}`))]);
  return { scripts: chunks.filter((chunk) => chunk !== entry).map(({ fileName }) => addressOf(fileName)), styles: stylesOf(chunks).map(addressOf), ...menusOver(bundle, chunks) };
}

async function writeFiles(root: string, mode: string, folder: string, bundle: Bundle): Promise<void> {
  await buildRenderer(root, mode, folder);
  const { rowsByName } = (await import(pathToFileURL(join(folder, rendererName)).href)) as PageRenderer;
  const entry = chunkOf(bundle, '/index.html');
  const files: Omit<PageFiles, 'build'> = {
    version: packageJson.version,
    entry: addressOf(entry.fileName),
    screens: Object.fromEntries(Object.entries(rowsByName).map(([name, { modules }]) => [name, filesOf(bundle, entry, modules)])),
    boot: await compileBootScripts(root),
  };
  // File names contain their hashes.
  const name = createHash('sha256').update(JSON.stringify([files, Object.keys(bundle).toSorted()])).update(await readFile(join(folder, rendererName))).digest('hex').slice(0, 12);
  await writeFile(join(folder, pageFilesName), JSON.stringify({ ...files, build: name } satisfies PageFiles));
}

/** Builds what the edge draws pages with: the renderer, and `pages.json` with the files and scripts of each page. */
export const pages = (): Plugin => ({
  name: 'leve:pages',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const { root, mode } = this.environment.config;
    await writeFiles(root, mode, dir!, bundle);
  },
});
