import { build } from 'vite';
import type { Plugin } from 'vite';
import { offline } from '../app/load-plan.ts';
import { withoutTimes } from './checks.ts';
import { chunkOf, stylesOf } from './chunks.ts';
import type { Bundle, Chunk } from './chunks.ts';

/** Modules named by the lists of all screens and strings: the worker precaches the lists without them. */
const listed = /\/src\/app\/(screens\/[^/]+\/index\.tsx|i18n\/[^/]+\/[^/]+\.json)$/;
/** Large packages that are useless offline: the ciphers, and sign-in by another service. */
const online = /\/node_modules\/(?:crypto-js|jsencrypt|@?firebase)\//;

/** The chunks of the offline screens, with all their imports. */
export function shellChunks(bundle: Bundle, languages: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk) || chunk.moduleIds.some((id) => online.test(id))) return;
    found.add(chunk);
    const bring = (files: readonly string[], but?: RegExp) => {
      for (const file of files) {
        const imported = bundle[file];
        if (imported?.type === 'chunk' && !imported.moduleIds.some((id) => but?.test(id))) visit(imported);
      }
    };
    bring(chunk.imports);
    bring(chunk.dynamicImports, listed);
  };
  visit(chunkOf(bundle, '/index.html'));
  for (const screen of offline.screens) visit(chunkOf(bundle, `/src/app/screens/${screen}/index.tsx`));
  for (const language of languages) for (const namespace of offline.strings) visit(chunkOf(bundle, `/src/app/i18n/${language}/${namespace}.json`));
  return [...found];
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
      await build({
        root: this.environment.config.root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { SHELL: JSON.stringify(files.toSorted()), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: dir!,
          emptyOutDir: false,
          copyPublicDir: false,
          license: { fileName: 'worker-notices.txt' },
          target: 'es2018',
          modulePreload: false,
          rolldownOptions: { input: 'src/app/worker/worker.ts', checks: withoutTimes, output: { format: 'iife', entryFileNames: 'worker.js' } },
        },
      });
    },
  },
});
