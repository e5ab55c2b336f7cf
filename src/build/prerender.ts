import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ageAsked } from '../contract/age-gate.ts';
import { barred } from '../contract/downloads.ts';
import { languages } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import { appId } from '../contract/page.ts';
import type { PrerenderedPage } from '../app/prerender.tsx';
import { compileBootScripts } from './boot-scripts.ts';
import type { BootScripts } from './boot-scripts.ts';
import { chunkOf, ownChunkOf, stylesOf, withImports } from './chunks.ts';
import type { Bundle, Chunk } from './chunks.ts';
import { sourceOf } from './content-source.ts';
import { criticalCss } from './critical-css.ts';
import { headerEnd, pageFilesName } from './page-files.ts';
import type { PageFile, PageFiles } from './page-files.ts';
import { pageTemplate } from './page-template.ts';
import { renderPages } from './render-pages.ts';

/** Strings of a page's head. */
interface HeadStrings {
  title?: string;
  description?: string;
  noScript?: string;
}

interface PageToWrite {
  name: string;
  language: Language;
  /** its content, for members alone or for everybody; none where the phone renders it */
  rendered?: PrerenderedPage;
  /** its modules, below src/app/screens */
  modules: readonly string[];
  /** its strings, by namespace */
  strings: Record<string, object>;
  head: HeadStrings;
  /** the sentence for a person who waits for the app's scripts */
  waiting: string;
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`the build has no ${file}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** Script and style files of the menus that the page does not name itself. */
function menusOver(bundle: Bundle, named: readonly Chunk[]): { scripts: string[]; styles: string[] } {
  const chunks = withImports(bundle, [chunkOf(bundle, '/src/app/frame/menus/side-menu/index.tsx')]).filter((chunk) => !named.includes(chunk));
  const inlined = stylesOf(named);
  return { scripts: chunks.map(({ fileName }) => fileName), styles: stylesOf(chunks).filter((file) => !inlined.includes(file)) };
}

const addressOf = (file: string): string => `/${file}`;

/** The page of one screen in one language, with all that it needs at once named or inlined. */
function writePage(bundle: Bundle, scripts: BootScripts, { name, language, rendered, modules, strings, head, waiting }: PageToWrite): { page: string } & Omit<PageFile, 'file'> {
  const { html = '', bar, menu, gate, forMembers } = rendered ?? {};
  if (!head.title) throw new Error(`i18n/${language}/${name}.json has no title`);
  const entry = chunkOf(bundle, '/index.html');
  const chunks = withImports(bundle, [entry, ...modules.map((module) => ownChunkOf(bundle, `/src/app/screens/${module}`))]);
  const styleFiles = stylesOf(chunks);
  const menus = menusOver(bundle, chunks);
  const cssOf = (files: readonly string[]) => files.map((file) => textOf(bundle, file).trim()).join('');
  const style = cssOf(styleFiles);
  const menuStyle = cssOf(menus.styles);
  // A page for members comes whole: it waits in a template for the script that shows it.
  const end = forMembers ? -1 : html.indexOf(headerEnd);
  const start = html.slice(0, end < 0 ? 0 : end + headerEnd.length);
  const header = start ? { html: start, style: criticalCss(style, `<html class="${barred} ${ageAsked}">${bar ?? ''}<div id="${appId}">${start}`) } : undefined;
  // One element: at each the parser pauses and the browser checks a hash, some 5 ms of a processor slowed 20 times.
  const headScript = `${gate ? scripts.ageGate : ''}${bar ? scripts.homeBar : ''}${scripts.pageHead}`;
  const boot = `${gate ? scripts.ageAnswers : ''}${html.includes(' placeholder=') ? scripts.formPage : scripts.page}`;
  const page = pageTemplate(textOf(bundle, 'index.html'), {
    language,
    title: head.title,
    description: head.description ?? '',
    html: html.slice(start.length),
    memberPage: forMembers ? scripts.memberPage : undefined,
    bar,
    menu: menu === undefined ? undefined : { html: menu, script: scripts.homeMenu, style: menuStyle, styleFiles: menus.styles.map(addressOf) },
    gate,
    headScript,
    noScript: head.noScript ?? '',
    boot,
    waiting,
    entry: `/${entry.fileName}`,
    modules: chunks.filter((chunk) => chunk !== entry).map(({ fileName }) => addressOf(fileName)),
    strings,
    tapped: [...(menu ? [] : menus.styles), ...menus.scripts].map(addressOf),
    style,
    styleFiles: styleFiles.map(addressOf),
    header,
  });
  const inlined = [boot, headScript, ...(menu ? [scripts.homeMenu] : []), ...(forMembers ? [scripts.memberPage] : [])];
  const styles = [style, ...(header ? [header.style] : []), ...(menu ? [menuStyle] : [])];
  return { page, style: styles.map(sourceOf).join(' '), script: inlined.map(sourceOf).join(' ') };
}

async function writePages(root: string, mode: string, folder: string, bundle: Bundle): Promise<void> {
  const { rowsByName, pages: rendered } = await renderPages(root, mode);
  const scripts = await compileBootScripts(root);
  const pages: PageFiles['pages'] = {};
  for (const language of languages) {
    const packOf = async <Strings extends object = HeadStrings>(namespace: string) =>
      JSON.parse(await readFile(join(root, `src/app/i18n/${language}/${namespace}.json`), 'utf8')) as Strings;
    const { description } = await packOf('shell');
    const { noScript } = await packOf('ageGate');
    const { failure } = await packOf<{ failure: { network: string } }>('common');
    for (const [name, row] of Object.entries(rowsByName)) {
      const strings = Object.fromEntries(await Promise.all(row.strings.map(async (namespace) => [namespace, await packOf(namespace)] as const)));
      // A screen without a description of its own has the app's.
      const head = { description, noScript, ...strings[name] };
      const { page, ...sources } = writePage(bundle, scripts, { name, language, rendered: rendered[name]?.[language], modules: row.modules, strings, head, waiting: failure.network });
      const file = `pages/${language}/${name}.html`;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), page);
      pages[name] = { ...pages[name], [language]: { file, ...sources } } as Record<Language, PageFile>;
    }
  }
  const paths = Object.entries(rowsByName).flatMap(([name, row]) => row.paths.map((path) => [path, name] as const));
  const written: PageFiles = { paths: Object.fromEntries(paths), pages };
  await writeFile(join(folder, pageFilesName), JSON.stringify(written));
}

/**
 * Writes one HTML page for each screen and language, and `pages.json` for the edge. Screens that are not prerendered get
 * an empty page that names their code and style.
 */
export function prerender(): Plugin {
  let root = '';
  let mode = '';
  return {
    name: 'leve:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      mode = config.mode;
    },
    async writeBundle({ dir }, bundle) {
      await writePages(root, mode, dir!, bundle);
    },
  };
}
