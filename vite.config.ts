import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { aliases } from './src/build/aliases.ts';
import { chunkFileName } from './src/build/chunks.ts';
import { noReact } from './src/build/no-react.ts';
import { oldEngine } from './src/build/old-engine.ts';
import { precompress } from './src/build/precompress.ts';
import { prerender } from './src/build/prerender.ts';
import { themeColorTag } from './src/build/theme-colors.ts';

export default defineConfig({
  plugins: [preact({ reactAliasesEnabled: false }), themeColorTag(), noReact(), oldEngine(), prerender(), precompress()],
  resolve: { alias: aliases },
  build: {
    target: 'es2018',
    cssTarget: ['chrome72', 'safari12', 'ios12'],
    assetsInlineLimit: 0,
    // The pages name what they need; the entry would ask for the rest at the same moment as the polyfill.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/app-[hash].js',
        chunkFileNames: chunkFileName,
        // All that the entry imports is one file: shared chunks of a few hundred bytes cost a request each.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
      },
    },
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Dependencies that import react must be inlined, or they resolve the real one.
    server: { deps: { inline: [/react-i18next/, /preact/, /@testing-library/] } },
  },
});
