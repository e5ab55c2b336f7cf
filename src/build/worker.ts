import type { Plugin } from 'vite';
import { offline } from '../app/load-plan.ts';
import { buildApart } from './apart.ts';
import { chunkOf, reachOf, stylesOf, type Bundle, type Chunk } from './chunks.ts';

/** Modules named by the lists of all screens and strings: the worker precaches the lists without them. */
const listed = /\/src\/app\/(screens\/[^/]+\/index\.tsx|i18n\/[^/]+\/[^/]+\.json)$/;
/** Large packages that are useless offline: the ciphers, and sign-in by another service. */
const online = /\/node_modules\/(?:crypto-js|jsencrypt|@?firebase)\//;

/** The chunks of the offline screens, with all their imports. */
export function shellChunks(bundle: Bundle, languages: readonly string[]): Chunk[] {
  const sources = [
    '/index.html',
    ...offline.screens.map((screen) => `/src/app/screens/${screen}/index.tsx`),
    ...languages.flatMap((language) => offline.strings.map((namespace) => `/src/app/i18n/${language}/${namespace}.json`)),
  ];
  const holds = (file: string, modules: RegExp) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => modules.test(id));
  };
  return reachOf(bundle, sources.map((source) => chunkOf(bundle, source)), ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports.filter((file) => !holds(file, listed))].filter((file) => !holds(file, online)));
}

/** Builds the service worker, with the names of the files that it precaches. */
export const worker = (languages: readonly string[]): Plugin => ({
  name: 'leve:worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir }, bundle) {
      const chunks = shellChunks(bundle, languages);
      const files = [...chunks.map((chunk) => chunk.fileName), ...stylesOf(chunks)].map((file) => `/${file}`);
      await buildApart({
        root: this.environment.config.root,
        define: { SHELL: JSON.stringify(files.toSorted()), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: dir!,
          license: { fileName: 'worker-notices.txt' },
          target: 'es2018',
          modulePreload: false,
          rolldownOptions: { input: 'src/app/worker/worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } },
        },
      });
    },
  },
});
