import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { loadPlan } from '../app/load-plan.ts';
import { type Bundle, chunksOf, rowChunk } from './chunks.ts';
import { placeModules, type Row } from './place-modules.ts';

const app = fileURLToPath(new URL('../app/', import.meta.url));
const page = fileURLToPath(new URL('../../index.html', import.meta.url));

const rows: readonly Row[] = loadPlan.map(({ name, parts = [], shares = [] }) => ({
  name,
  parts: parts.map((place) => join(app, place)),
  shares: shares.map((place) => join(app, place)),
  screen: name.startsWith('screens/') ? join(app, name, 'index.tsx') : undefined,
}));

/** The file of a namespace's strings, e.g. `strings/pt-any-screen`, where a row combines several. */
function stringsFile(id: string): string | undefined {
  const [, language, namespace] = /\/i18n\/([^/]+)\/([^/]+)\.json$/.exec(id) ?? [];
  const row = loadPlan.find(({ strings }) => strings?.includes(namespace!));
  return row && `strings/${language}-${row.name}`;
}

/** Differences between the plan and a build, a line each. */
function planFaults(bundle: Bundle): string[] {
  const ids = chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds);
  const places = loadPlan.flatMap(({ parts = [], shares = [] }) => [...parts, ...shares]);
  return [
    ...places.filter((place) => !ids.some((id) => id.startsWith(join(app, place)))).map((place) => `src/app/load-plan.ts names ${place}, where no module of the build is`),
    ...loadPlan.filter(({ name }) => !rowChunk(bundle, name)).map(({ name }) => `the row ${name} of src/app/load-plan.ts is empty`),
  ];
}

/** Other modes replace some modules. */
const isChecked = ({ environment }: Pick<Rolldown.PluginContext, 'environment'>): boolean => environment.config.mode === 'production';

/**
 * Makes Chromium 136 and later compile every function of the chunks of home's start at once, as it calls nearly all of
 * them: otherwise each is parsed a second time when called, a fifth of the start's time in scripts. The entry is
 * compiled during the download, off the main thread; the others are too short for that.
 */
function compileAhead(bundle: Bundle): void {
  for (const { name, when } of loadPlan) {
    const chunk = (when === 'page' || when === 'games') && rowChunk(bundle, name);
    if (chunk) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
  }
}

/** Makes one chunk of each row of the load plan, and prints what each weighs: it stands after the plugin that compresses the files. */
export function loadPlanChunks(): Plugin {
  let placed: ReadonlyMap<string, number>;
  const name = (id: string) => {
    const row = placed.get(id);
    return stringsFile(id) ?? (row ? rows[row]!.name : null);
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    // One file with all that it imports, because each further file costs a request.
    { name: rows[0]!.name, tags: ['$initial'], priority: 2 },
    { name, priority: 1, includeDependenciesRecursively: false },
  ];
  return {
    name: 'leve:load-plan',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd(failure) {
      if (!failure) placed = placeModules(new Map(Array.from(this.getModuleIds(), (id) => [id, this.getModuleInfo(id)!])), page, rows);
    },
    generateBundle: {
      // After Vite's own plugins, one of which inserts a line at the top of a chunk.
      order: 'post',
      handler(_options, bundle) {
        compileAhead(bundle);
        const faults = isChecked(this) ? planFaults(bundle) : [];
        if (faults.length) throw new Error(`The build is not as the load plan says:\n${faults.join('\n')}`);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        if (!isChecked(this)) return;
        const bytesOf = (row: string) => statSync(join(dir!, `${rowChunk(bundle, row)!.fileName}.br`)).size;
        const lines = loadPlan.map(({ name: row, when = 'screens' }) => `${String(bytesOf(row)).padStart(7)}  ${row.padEnd(14)} ${when}`);
        this.info(`load plan, bytes of brotli:\n${lines.join('\n')}`);
      },
    },
  };
}
