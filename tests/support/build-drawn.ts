// A process of its own, called with a folder: Vite cannot build inside Vitest. It builds the renderer, and the app in one
// classic script with Preact's debug module, which reports what hydration meets.
import preact from '@preact/preset-vite';
import { build } from 'vite';
import { buildRenderer } from '../../src/build/pages.ts';
import { sourceOptions } from '../../src/build/source.ts';

const root = `${import.meta.dirname}/../..`;
const folder = process.argv[2]!;

const entry = 'virtual:debugged-app';
const { resolve, json, define } = sourceOptions('production');

await Promise.all([
  buildRenderer(root, 'production', folder),
  build({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      preact({ reactAliasesEnabled: false, devToolsEnabled: false, prefreshEnabled: false }),
      {
        name: 'debugged-app',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `import 'preact/debug'; import '${root}/src/app/main.tsx';` : undefined),
      },
    ],
    resolve,
    json,
    define: { ...define, 'process.env.NODE_ENV': '"development"', 'import.meta.url': '"http://localhost/assets/app.js"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false, entryFileNames: 'app.js' } },
    },
  }),
]);
