import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { loadPlan } from './src/app/load-plan.ts';
import { chunkFileName, version, versionCharacters } from './src/build/chunks.ts';
import { loadPlanChunks } from './src/build/load-plan-chunks.ts';
import { scriptTarget, terserOptions } from './src/build/minify.ts';
import { chunkChecks } from './src/build/checks.ts';
import { withoutTimes } from './src/build/apart.ts';
import { ownNamespaces } from './src/build/own-namespaces.ts';
import { precompress } from './src/build/precompress.ts';
import { pages } from './src/build/pages.ts';
import { sourceOptions } from './src/build/source.ts';
import { worker } from './src/build/worker.ts';
import { languages } from './src/contract/languages.ts';

/** Files that are there before any other: the entry and its style. */
const always = /\/app-|\/index-\w+\.css$/;
/** And what a page with a screen gets by itself, in the order of the load plan. */
const besideScreens = new RegExp(`${always.source}|\\/(?:${loadPlan.filter(({ when }) => when).map(({ name }) => name).join('|')})-\\w+\\.js$`);

export default defineConfig(({ mode }) => mergeConfig(sourceOptions(mode), {
  // Copied as they are: phones ask for them by these names.
  publicDir: 'src/app/theme/icons',
  plugins: [ownNamespaces(), chunkChecks(mode), pages(), worker(languages), precompress(), loadPlanChunks()],
  build: {
    target: scriptTarget,
    cssTarget: ['chrome72', 'safari12', 'ios12'],
    // Renders are counted where bytes do not matter: terser takes two thirds of a build's time.
    minify: mode === 'measure' ? 'oxc' : 'terser',
    terserOptions,
    assetsInlineLimit: 0,
    // The licences of what is bundled.
    license: { fileName: 'notices.txt' },
    // The pages name what they need; the entry would ask for the rest at the same moment as the polyfill.
    modulePreload: {
      polyfill: false,
      // Lists of files weigh on the first load, and each link that a script adds takes a weak phone some milliseconds:
      // chunks that the entry loads later, or home by itself, find their imports by themselves. A chunk itself is
      // imported at the same moment as its list is asked for.
      resolveDependencies: (file, dependencies, { hostId }) => (hostId.includes('/app-') || /\/((above|below)-fold|member-start)-/.test(file) ? [] : dependencies.filter((needed) => needed !== file && !(/\/(over-pages-|screens\/)/.test(hostId) ? besideScreens : always).test(needed))),
    },
    rolldownOptions: {
      transform: { assumptions: { setPublicClassFields: true, noDocumentAll: true } },
      // Otherwise home's chunk carries a helper of 0.5 KB.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      // A text such as a key of the storage takes less room where it is used than its name in an object of the entry.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      checks: withoutTimes,
      output: {
        hashCharacters: versionCharacters,
        entryFileNames: `assets/app-${version}.js`,
        chunkFileNames: chunkFileName,
        assetFileNames: `assets/[name]-${version}[extname]`,
      },
    },
  },
} satisfies UserConfig));
