import type { Plugin } from 'vite';
import { loadPlan } from '../app/load-plan.ts';
import { rowChunk } from './chunks.ts';

/** Rows of the load plan whose chunks home runs at its start. */
const atStart = loadPlan.filter(({ when }) => when === 'page' || when === 'games');

/**
 * Makes Chromium 136 and later compile every function of a chunk in one go, as the start calls nearly all of them: one by
 * one, each would be parsed a second time when it is called, a fifth of the start's time in scripts. The entry is compiled
 * during the download, off the main thread; the others are too short for that.
 */
export function compileAhead(): Plugin {
  return {
    name: 'leve:compile-ahead',
    apply: 'build',
    generateBundle: {
      // After the minifier, which removes comments.
      order: 'post',
      handler(_options, bundle) {
        for (const { name } of atStart) {
          const chunk = rowChunk(bundle, name);
          if (chunk) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
