import type { Plugin } from 'vite';
import { chunkOf } from './chunks.ts';

/** Modules whose chunks home runs at its start: the entry, what home shares with other screens, home, and what stands above its games. */
const atStart = ['/index.html', '/src/app/ui/game-card/game-card.tsx', '/src/app/screens/home/index.tsx', '/src/app/screens/home/above-fold/banner.tsx'];

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
        for (const chunk of new Set(atStart.map((module) => chunkOf(bundle, module)))) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
