import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('../app/runtime/lazy/load-parts.ts', import.meta.url));

/** Puts the app's own loader of chunks in the place of Vite's: 0.3 KB (brotli) less in the first load. */
export function leanPreload(): Plugin {
  return {
    name: 'leve:lean-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js' ? `export { loadParts as __vitePreload } from ${JSON.stringify(loader)};` : undefined;
    },
  };
}
