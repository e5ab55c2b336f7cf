import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/** The mode of the build on real React, for comparison: `vite build --mode react --outDir dist-react`. */
export const reactMode = 'react';

const standIn = (file: string) => fileURLToPath(new URL(`../../perf/react/${file}`, import.meta.url));

/** Replacements of the modules that import Preact itself. */
export const reactAliases = [
  { find: /^(?:\.{1,2}\/)+(?:runtime\/)?router\/index\.ts$/, replacement: standIn('router.tsx') },
  { find: /^(?:\.{1,2}\/)+(?:runtime\/)?(?:scheduling\/)?tasks\.ts$/, replacement: standIn('tasks.ts') },
  { find: /^preact-render-to-string$/, replacement: standIn('render.ts') },
];

/** Subscribes components to the signals that they read, as `@preact/signals-react` requires on real React, and keeps Preact out. */
export function realReact(): Plugin {
  return {
    name: 'leve:real-react',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'react-dom/client' && importer !== standIn('client.ts') ? standIn('client.ts') : undefined),
    transform: {
      filter: { id: /\/(?:src\/app|perf\/react)\/.*\.tsx?$/ },
      async handler(code, filename) {
        const made = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['module:@preact/signals-react-transform'],
        });
        return made && { code: made.code, map: null };
      },
    },
    generateBundle(_options, bundle) {
      const module = chunksOf(bundle).flatMap((chunk) => chunk.moduleIds).find((id) => /\/node_modules\/(?:preact|preact-iso|@preact\/signals)\//.test(id));
      if (module) this.error(`Preact is in the build on real React: ${module}`);
    },
  };
}
