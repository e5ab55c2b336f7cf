import type { Plugin } from 'vite';
import { chunkOf } from './chunks.ts';

/**
 * Makes Chromium 136 and later compile every function of the entry during the download, off the main thread: the start
 * calls nearly all of them. Other files are too short to be compiled off the main thread.
 */
export function compileAhead(): Plugin {
  return {
    name: 'leve:compile-ahead',
    apply: 'build',
    generateBundle: {
      // After the minifier, which removes comments.
      order: 'post',
      handler(_options, bundle) {
        const entry = chunkOf(bundle, '/index.html');
        entry.code = `//# allFunctionsCalledOnLoad\n${entry.code}`;
      },
    },
  };
}
