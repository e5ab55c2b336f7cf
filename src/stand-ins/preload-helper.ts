/** What stands in for Vite's loader of chunks, by the name that built code calls. */
export { loadParts as __vitePreload } from '../app/runtime/lazy/load-parts.ts';
