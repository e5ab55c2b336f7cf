import { build } from 'vite';
import type { Plugin } from 'vite';
import { chunkOf, stylesOf } from './chunks.ts';
import type { Bundle, Chunk } from './chunks.ts';

/** What opens without a network: home, the list of games, the lottery hall, and the pages that say what is amiss. */
const screens = ['home', 'gameList', 'lottery', 'unknown', 'settings'];
/** Namespaces of their strings, and of the shell's. */
const namespaces = ['shell', 'common', 'menus', 'states', 'install', 'homeMore', ...screens];
/** What the lists of every screen and of all strings name: a list is needed, not all that it names. */
const listed = /\/src\/app\/(screens\/[^/]+\/index\.tsx|i18n\/[^/]+\/[^/]+\.json)$/;
/** Of no use without a network, and heavy. */
const online = /\/(external-auth|envelope)\.ts$|\/node_modules\/(crypto-js|jsencrypt|firebase)\//;

/** The chunks that these screens need, now and later, with what each brings. */
function shellChunks(bundle: Bundle, languages: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk) || online.test(chunk.facadeModuleId ?? '')) return;
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
  for (const screen of screens) visit(chunkOf(bundle, `/src/app/screens/${screen}/index.tsx`));
  for (const language of languages) for (const namespace of namespaces) visit(chunkOf(bundle, `/src/app/i18n/${language}/${namespace}.json`));
  return [...found];
}

/** Builds the service worker beside the app, with the names of the files that it keeps from the first visit on. */
export function worker(languages: readonly string[]): Plugin {
  let root = '';
  return {
    name: 'leve:worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        const chunks = shellChunks(bundle, languages);
        const files = [...chunks.map((chunk) => chunk.fileName), ...stylesOf(chunks)].map((file) => `/${file}`);
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { SHELL: JSON.stringify(files.toSorted()), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: dir!,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2018',
            modulePreload: false,
            rolldownOptions: { input: 'src/app/worker/worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } },
          },
        });
      },
    },
  };
}
