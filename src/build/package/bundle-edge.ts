import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildApart } from '../apart.ts';

/** A module that a program of the edge starts as its own process or thread. */
const program = /new URL\('([^']+)\.ts', import\.meta\.url\)/g;

/** Folder of the files that modules read from beside themselves, laid out as the source is. */
const files = 'files';

const nameOf = (module: string): string => `${basename(module, '.ts')}.mjs`;

/** Gives bundled modules the right paths: programs that they start are beside the bundle, files that they read in `files`. */
function places(root: string, onProgram: (module: string) => void): Plugin {
  return {
    name: 'leve:places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src/')) || !code.includes('import.meta.')) return undefined;
      const own = `${files}/${relative(join(root, 'src'), dirname(id))}`;
      return code
        .replaceAll(program, (_, module: string) => {
          onProgram(resolve(dirname(id), `${module}.ts`));
          return `new URL('${nameOf(module)}', import.meta['url'])`;
        })
        .replaceAll(/import\.meta\.url(?=\))/g, `new URL('${own}/', import.meta['url'])`)
        .replaceAll('import.meta.dirname', `(import.meta['dirname'] + '/${own}')`);
    },
  };
}

/** The version of the sandbox's art, a hash of its sources, which are not beside a bundle. */
function writeArtVersion(root: string, folder: string): void {
  for (const area of ['art', 'catalogue']) {
    const sum = createHash('sha256');
    for (const file of globSync(`src/sandbox/${area}/**/*.ts`, { cwd: root }).toSorted()) sum.update(readFileSync(join(root, file)));
    mkdirSync(join(folder, files, 'sandbox', area), { recursive: true });
    writeFileSync(join(folder, files, 'sandbox', area, 'version'), sum.digest('hex'));
  }
}

/**
 * Bundles a program of the edge, and every one that it starts, each into one file of `folder`, with the files that they
 * read. The licences of bundled packages are in `<name>.notices`. sharp, which is compiled per platform, stays outside.
 */
export async function bundleEdge(root: string, folder: string, entry: string): Promise<string[]> {
  const programs = new Set([resolve(root, entry)]);
  for (const path of programs) {
    const name = nameOf(path);
    await buildApart({
      root,
      plugins: [places(root, (module) => programs.add(module))],
      ssr: { noExternal: true, external: ['sharp'], target: 'node' },
      build: {
        ssr: path,
        outDir: folder,
        target: 'node24',
        minify: false,
        license: { fileName: `${name}.notices` },
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: name } },
      },
    });
  }
  for (const file of globSync(['src/sandbox/**/*.{js,css,html}', 'src/edge/**/*.ttf'], { cwd: root })) cpSync(join(root, file), join(folder, files, relative('src', file)));
  // Fonts come with licence files, as bundles do.
  for (const file of globSync('src/edge/**/*.notices', { cwd: root })) cpSync(join(root, file), join(folder, file.slice(file.lastIndexOf('/') + 1)));
  writeArtVersion(root, folder);
  return [...programs].map((path) => nameOf(path));
}
