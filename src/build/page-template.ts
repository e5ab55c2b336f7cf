import { locales } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import { deferredManifest } from '../contract/deferred-manifest.ts';
import { appId, memberPageId, noScriptClass, pageDataId, pageStringsId } from '../contract/page.ts';
import { deferredPreload } from '../boot/app-loader.ts';
import type { BootData } from '../boot/page.ts';
import { escapeHtml, jsonInHtml } from './escape-html.ts';
import { defaultHead } from '../edge/merchants/head.ts';
import { manifestPath, slots } from './page-files.ts';

export interface PageParts {
  language: Language;
  title: string;
  description: string;
  /** the page's own HTML, without its `header`; empty where the phone renders it */
  html: string;
  /** script that puts the page's HTML in its place where a session is kept; none on pages that visitors may see */
  memberPage?: string;
  /** the download bar: HTML */
  bar?: string;
  /** the 18+ question: HTML; none on pages for members alone */
  gate?: string;
  /** code that decides what the first paint shows, and holds the taps that come before the boot script */
  headScript: string;
  /** the side menu */
  menu?: EarlyMenu;
  /** what a browser without scripts shows */
  noScript: string;
  /** the sentence for a person who waits for the app's scripts */
  waiting: string;
  /** addresses of the entry and of the modules that it needs at once */
  entry: string;
  modules: readonly string[];
  /** of the screen, by namespace */
  strings: Record<string, object>;
  /** addresses of scripts and styles that a tap before hydration needs */
  tapped: readonly string[];
  /** code of the boot script */
  boot: string;
  /** CSS of the whole page, and the addresses of the files it comes from */
  style: string;
  styleFiles: readonly string[];
  /** the first part of the page's own HTML, up to the end of its header; set where the header is painted before the rest has come */
  header?: FirstHeader;
}

/** A header that is painted before the rest of its page has come. */
interface FirstHeader {
  html: string;
  /** the CSS that it needs */
  style: string;
}

/** The side menu of a page, which opens before the app is there. */
interface EarlyMenu {
  /** its template */
  html: string;
  /** code of its boot script */
  script: string;
  /** CSS, and the addresses of the files it comes from */
  style: string;
  styleFiles: readonly string[];
}

/** Elements of the built index.html that each page replaces by its own. */
const replaced = /<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>|title>[^<]*<\/title>|script type="application\/json"[^>]*><\/script>)/g;

/** A chunk that the page needs once the app is requested. */
export const scriptLink = (file: string): string => `<link rel="${deferredPreload}" href="${file}">`;

function bootElement({ boot, entry, tapped, waiting }: PageParts): string {
  const data: BootData = { entry, tapped: tapped.join(' '), waiting: escapeHtml(waiting) };
  return `<script${Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`).join('')}>${boot}</script>`;
}

function classOf({ bar, gate }: PageParts): string {
  const classes = [...(bar ? [slots.barred] : []), ...(gate ? [slots.asked] : [])];
  return classes.length ? ` class="${classes.join(' ')}"` : '';
}

const styleElement = (style: string): string => `<style>${style}</style>`;

/** Links of style sheets that are inlined: Vite's loader finds them and fetches nothing; nor does the browser, for the unknown type. */
const inlinedLinks = (files: readonly string[]): string => files.map((file) => `<link rel="stylesheet" href="${file}" type="text/inlined">`).join('');

const scriptElement = (code: string): string => `<script>${code}</script>`;

const menuElements = ({ html, script, style, styleFiles }: EarlyMenu): string => `${styleElement(style)}${inlinedLinks(styleFiles)}${html}${scriptElement(script)}`;

/** The app's element. The HTML of a page for members waits in a template: no visitor sees any of it. */
function appElement({ html, memberPage }: PageParts): string {
  if (!memberPage) return `<div id="${appId}">${html}</div>`;
  return `<div id="${appId}"></div><template id="${memberPageId}">${html}</template>${scriptElement(memberPage)}`;
}

/**
 * The page's own HTML and the 18+ question. Behind a header that comes first stands the page's whole style, which
 * `placeStyle` moves later: with a script here, a weak phone would paint the header twice. The question comes behind the
 * app's element, so that hydration need not move it: WebKit loses a tap on an element that is moved during the tap.
 */
function shownElements(page: PageParts): string {
  const { html, gate = '', bar = '', style, header } = page;
  const shown = header ? { ...page, html: `${header.html}${styleElement(style)}${html}` } : page;
  return `${bar}${appElement(shown)}${gate}`;
}

/** Makes a page of the built index.html; the edge fills in the slots. */
export function pageTemplate(shell: string, page: PageParts): string {
  const head = [
    `<title>${escapeHtml(page.title)} · ${slots.merchant}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<link rel="${deferredManifest}" href="${manifestPath}">`,
    slots.merchantHead,
    slots.preload,
    // Not in the body: at a script there the parser pauses, and a weak phone spends its time on painting what stands above it.
    scriptElement(page.headScript),
    styleElement(page.header?.style ?? page.style),
  ];
  // All below behind the visible HTML, whose paint none of it delays, and before the boot script.
  const links = inlinedLinks(page.styleFiles) + [page.entry, ...page.modules].map(scriptLink).join('');
  const menu = page.menu ? menuElements(page.menu) : '';
  const data = `<script type="application/json" id="${pageDataId}">${slots.pageData}</script>`;
  const strings = `<script type="application/json" id="${pageStringsId}">${jsonInHtml({ [page.language]: page.strings })}</script>`;
  return shell
    .replace(new RegExp(`${defaultHead.start}.*?${defaultHead.end}`, 's'), '')
    .replace(replaced, '')
    .replace(/>\s+</g, '><')
    .replace(/<html[^>]*>/, `<html lang="${locales[page.language]}"${classOf(page)}>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="app"></div>', () => `${shownElements(page)}<noscript><p class="${noScriptClass}">${escapeHtml(page.noScript)}</p></noscript>${links}${menu}${data}${strings}${bootElement(page)}`);
}
