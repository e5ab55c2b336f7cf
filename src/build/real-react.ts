import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** The mode of the build on real React, for comparison: `vite build --mode react --outDir dist-react`. */
export const reactMode = 'react';

const standIn = (file: string) => fileURLToPath(new URL(`../../perf/react/${file}`, import.meta.url));

/** The modules that import Preact itself, with their replacements on real React. */
const replacements = {
  '/src/app/runtime/router/index.ts': standIn('router.tsx'),
  '/src/app/runtime/scheduling/tasks.ts': standIn('tasks.ts'),
};

/** Replacements of packages. */
export const reactAliases = [{ find: /^preact-render-to-string$/, replacement: 'react-dom/server.edge' }];

/** Subscribes components to the signals that they read, as `@preact/signals-react` requires on real React. */
export function realReact(): Plugin {
  return {
    name: 'leve:real-react',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === 'react-dom/client' && importer !== standIn('client.ts')) return standIn('client.ts');
      // Resolved, because importers write the path in different ways.
      const found = id.endsWith('.ts') && (await this.resolve(id, importer, { ...options, skipSelf: true }));
      return found ? Object.entries(replacements).find(([file]) => found.id.endsWith(file))?.[1] : undefined;
    },
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
  };
}
