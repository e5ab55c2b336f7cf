import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import { chunkOf, stylesOf, withImports } from './chunks.ts';
import type { Bundle } from './chunks.ts';
import { pageFilesName, unknownPage } from './page-files.ts';
import type { PageFile, PageFiles } from './page-files.ts';
import { pageTemplate } from './page-template.ts';
import { renderPages } from './render-pages.ts';
import { themeColors } from './theme-colors.ts';

/** Titles and description, in the namespace that every page has in hand. */
interface ShellStrings {
  description: string;
  title: Record<string, string>;
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`the build has no ${file}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** The page of one screen in one language: everything that it needs at once is named or inlined. */
function writePage(bundle: Bundle, name: string, language: Language, html: string, strings: ShellStrings): { page: string; style: string } {
  const title = strings.title[name];
  if (!title) throw new Error(`i18n/${language}/shell.json has no title for ${name}`);
  const entry = chunkOf(bundle, '/index.html');
  const own = [`screens/${name}/index.tsx`, `i18n/${language}/shell.json`, `i18n/${language}/${name}.json`];
  const chunks = withImports(bundle, [entry, ...own.map((source) => chunkOf(bundle, `/src/app/${source}`))]);
  const styleFiles = stylesOf(chunks);
  const style = styleFiles.map((file) => textOf(bundle, file).trim()).join('');
  const page = pageTemplate(textOf(bundle, 'index.html'), {
    language,
    title,
    description: strings.description,
    html,
    entry: `/${entry.fileName}`,
    modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.fileName}`),
    style,
    styleFiles: styleFiles.map((file) => `/${file}`),
  });
  return { page, style: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
}

async function writePages(root: string, folder: string, bundle: Bundle): Promise<void> {
  const { pathsByName, html } = await renderPages(root);
  const pages: PageFiles['pages'] = {};
  for (const language of languages) {
    const strings = JSON.parse(await readFile(join(root, `src/app/i18n/${language}/shell.json`), 'utf8')) as ShellStrings;
    for (const name of [...Object.keys(pathsByName), unknownPage]) {
      const { page, style } = writePage(bundle, name, language, html[name]?.[language] ?? '', strings);
      const file = `pages/${language}/${name}.html`;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), page);
      pages[name] = { ...pages[name], [language]: { file, style } } as Record<Language, PageFile>;
    }
  }
  const paths = Object.entries(pathsByName).flatMap(([name, own]) => own.map((path) => [path, name] as const));
  const written: PageFiles = { paths: Object.fromEntries(paths), pages, themeColors: await themeColors(root) };
  await writeFile(join(folder, pageFilesName), JSON.stringify(written));
}

/**
 * Writes one HTML page for each screen and language, and `pages.json` for the edge. Screens that are
 * not prerendered get a page too, empty, but with their code and style at hand.
 */
export function prerender(): Plugin {
  let root = '';
  return {
    name: 'leve:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir }, bundle) {
      await writePages(root, dir!, bundle);
    },
  };
}
