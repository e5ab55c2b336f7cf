import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import preact from '@preact/preset-vite';
import { build } from 'vite';
import type * as Prerender from '../app/prerender.tsx';
import { languages } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import { aliasesFor } from './aliases.ts';
import { reactMode, realReact } from './real-react.ts';

export interface RenderedPages {
  /** every row of the route table, the unknown-route one among them */
  rowsByName: typeof Prerender.rowsByName;
  /** by name and language; rows that are not prerendered are missing */
  pages: Record<string, Record<Language, Prerender.PrerenderedPage>>;
}

/** Builds the app for Node in one file, so that each import of it makes new instances of all modules. */
async function buildRenderer(root: string, mode: string, folder: string): Promise<string> {
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    plugins: mode === reactMode ? [realReact()] : [preact({ reactAliasesEnabled: false })],
    resolve: { alias: aliasesFor(mode) },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.mjs' } },
    },
  });
  return pathToFileURL(join(folder, 'prerender.mjs')).href;
}

const instanceOf = (renderer: string, name: string): Promise<typeof Prerender> => import(`${renderer}?${name}`);

/** Renders every page in every language, each with new module instances: module-level signals would leak between them. */
export async function renderPages(root: string, mode: string): Promise<RenderedPages> {
  const folder = await mkdtemp(join(tmpdir(), 'leve-prerender-'));
  try {
    const renderer = await buildRenderer(root, mode, folder);
    const { pageNames, rowsByName } = await instanceOf(renderer, 'table');
    // preact-iso reads `location.origin`.
    Object.assign(globalThis, { location: new URL('http://localhost/') });
    const pages: RenderedPages['pages'] = {};
    for (const name of pageNames) {
      const spoken: Partial<Record<Language, Prerender.PrerenderedPage>> = {};
      for (const language of languages) {
        const instance = await instanceOf(renderer, `${name}-${language}`);
        spoken[language] = await instance.renderPage(name, language);
      }
      pages[name] = spoken as Record<Language, Prerender.PrerenderedPage>;
    }
    return { rowsByName, pages };
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
    await rm(folder, { recursive: true });
  }
}
