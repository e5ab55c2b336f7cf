import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/** Rolldown's chunk of helpers, most of which serve CommonJS modules: here only the ciphers. */
const helpers = /\brolldown-runtime-[^/]+\.js$/;

/** An import of only the helper that makes a module's namespace object. */
const namespaceAlone = /^import \{ \w+ as __exportAll \} from "[^"]*\/rolldown-runtime-[^"]*";$/m;

/** Getters, because the object is created before its module has run. */
const namespaceHelper = `const __exportAll = (getters) => {
  const namespace = {};
  for (const name in getters) Object.defineProperty(namespace, name, { get: getters[name], enumerable: true });
  return namespace;
};`;

/**
 * Writes the namespace helper into each chunk that needs no other helper of Rolldown's: their shared chunk of 0.5 KB
 * would cost one more request before home's first games.
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
