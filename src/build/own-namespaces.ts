import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/** Rolldown's chunk of helpers, most of which serve CommonJS modules: here the ciphers alone. */
const helpers = /\brolldown-runtime-[^/]+\.js$/;

/** An import of the helper that makes the namespace object of a module, and of no other helper. */
const namespaceAlone = /^import \{ \w+ as __exportAll \} from "[^"]*\/rolldown-runtime-[^"]*";$/m;

/** Getters, as the object is made before its module has run. */
const namespaceHelper = `const __exportAll = (getters) => {
  const namespace = {};
  for (const name in getters) Object.defineProperty(namespace, name, { get: getters[name], enumerable: true });
  return namespace;
};`;

/**
 * Writes the helper for namespace objects into each chunk that needs no other helper of Rolldown's: in their chunk of 0.5 KB
 * it would be one request more before home's first games.
 */
export function ownNamespaces(): Plugin {
  let written = 0;
  return {
    name: 'leve:own-namespaces',
    apply: 'build',
    renderChunk(code) {
      if (!namespaceAlone.test(code)) return null;
      written++;
      return { code: code.replace(namespaceAlone, namespaceHelper), map: null };
    },
    generateBundle: {
      // Before Vite writes the lists of files to preload.
      order: 'pre',
      handler(_options, bundle) {
        if (!written) this.error("No chunk imports Rolldown's helper for namespaces alone: has it another name?");
        for (const chunk of chunksOf(bundle)) {
          if (!chunk.code.includes('rolldown-runtime')) chunk.imports = chunk.imports.filter((file) => !helpers.test(file));
        }
      },
    },
  };
}
