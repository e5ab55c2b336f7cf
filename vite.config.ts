import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { aliasesFor } from './src/build/aliases.ts';
import { chunkFileName, version, versionCharacters } from './src/build/chunks.ts';
import { chunkGroups, declaredChunks } from './src/build/declared-chunks.ts';
import { compileAhead } from './src/build/compile-ahead.ts';
import { defaultMerchantHead } from './src/build/default-merchant.ts';
import { leanCiphers } from './src/build/lean-ciphers.ts';
import { leanI18next } from './src/build/lean-i18next/index.ts';
import { leanReactI18next } from './src/build/lean-i18next/react.ts';
import { leanPreload } from './src/build/lean-preload.ts';
import { scriptTarget, terserOptions } from './src/build/minify.ts';
import { noReact } from './src/build/no-react.ts';
import { oldEngine } from './src/build/old-engine.ts';
import { ownNamespaces } from './src/build/own-namespaces.ts';
import { precompress } from './src/build/precompress.ts';
import { prerender } from './src/build/prerender.ts';
import { reactMode, realReact } from './src/build/real-react.ts';
import { worker } from './src/build/worker.ts';
import { languages } from './src/contract/languages.ts';

/** Preact as it ships; or real React, the same source, for measurements to compare with. */
const frameworkOf = (mode: string) => (mode === reactMode ? [realReact()] : [preact({ reactAliasesEnabled: false }), noReact()]);

export default defineConfig(({ mode }) => ({
  // Copied as they are: phones ask for them by these names.
  publicDir: 'src/app/theme/icons',
  plugins: [...frameworkOf(mode), defaultMerchantHead(), leanI18next(), leanReactI18next(), leanCiphers(), leanPreload(), ownNamespaces(), oldEngine(), declaredChunks(), compileAhead(), prerender(), worker(languages), precompress()],
  resolve: { alias: aliasesFor(mode) },
  json: { namedExports: false },
  define: { 'import.meta.env.VERSION': JSON.stringify(packageJson.version) },
  build: {
    target: scriptTarget,
    cssTarget: ['chrome72', 'safari12', 'ios12'],
    minify: 'terser',
    terserOptions,
    assetsInlineLimit: 0,
    // The pages name what they need; the entry would ask for the rest at the same moment as the polyfill.
    modulePreload: {
      polyfill: false,
      // Lists of files weigh on the first load, and each link that a script adds takes a weak phone some milliseconds:
      // chunks that the entry loads later, or home by itself, find their imports by themselves. The entry itself is always there.
      resolveDependencies: (file, dependencies, { hostId }) => (hostId.includes('/app-') || /\/(above|below)-fold-/.test(file) ? [] : dependencies.filter((needed) => !needed.includes('/app-'))),
    },
    rolldownOptions: {
      transform: { assumptions: { setPublicClassFields: true, noDocumentAll: true } },
      // Otherwise home's chunk carries a helper of 0.5 KB.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      checks: { pluginTimings: false },
      output: {
        hashCharacters: versionCharacters,
        entryFileNames: `assets/app-${version}.js`,
        chunkFileNames: chunkFileName,
        assetFileNames: `assets/[name]-${version}[extname]`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}));
