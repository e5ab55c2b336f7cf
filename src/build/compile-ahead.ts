import type { Plugin } from 'vite';
import { chunkOf } from './chunks.ts';

/**
 * Asks Chromium 136 and later to compile every function of the entry while it comes, beside the main thread: the start
 * calls nearly all of them, and would else stop at each to compile it. No other file is long enough to be compiled beside.
 */
export function compileAhead(): Plugin {
  return {
    name: 'leve:compile-ahead',
    apply: 'build',
    generateBundle: {
      // The minifier takes comments away.
      order: 'post',
      handler(_options, bundle) {
        const entry = chunkOf(bundle, '/index.html');
        entry.code = `//# allFunctionsCalledOnLoad\n${entry.code}`;
      },
    },
  };
}
