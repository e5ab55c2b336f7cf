import { headerEnd, manifestPath, type DrawnPage, type PageFiles, type ScreenFiles } from './page-files.ts';
import { deferredManifest } from '../contract/deferred-manifest.ts';
import { formatOf } from '../contract/languages.ts';
import { ageAsked, barShown } from '../contract/over-page.ts';
import { appId, noScriptClass, pageDataId, pageStringsId, type PageData } from '../contract/page.ts';
import { deferredPreload } from '../boot/app-loader.ts';
import type { BootData } from '../boot/page.ts';
import { criticalCss } from './critical-css.ts';
import { escapeHtml, jsonInHtml } from './escape-html.ts';

export interface DocumentParts {
  data: PageData;
  drawn: DrawnPage;
  /** the merchant's HTML, before the page's style */
  merchantHead: string;
  /** HTML for link previews, after all that the phone needs */
  shareHead: string;
  files: ScreenFiles;
  build: Pick<PageFiles, 'entry' | 'boot'>;
  /** CSS of the screen */
  style: string;
  /** CSS with this page's picture colours, which follows the screen's */
  placeholderStyle: string;
  /** the page's strings, by namespace */
  strings: Readonly<Record<string, object>>;
  /** text for browsers without scripts, and the sentence for a person who waits for scripts */
  noScript: string;
  waiting: string;
  forMembers: boolean;
}

/** A document, and its inlined scripts and styles for the CSP. */
export interface Document {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

const styleElement = (style: string): string => `<style>${style}</style>`;
const scriptElement = (code: string): string => `<script>${code}</script>`;

/** Attribute of a countdown that a boot script updates. */
const countdown = ' data-until=';

/** Links of inlined style sheets: Vite's loader finds them and fetches nothing; nor does the browser, because of the unknown type. */
const inlinedLinks = (files: readonly string[]): string => files.map((file) => `<link rel="stylesheet" href="${file}" type="text/inlined">`).join('');

/** A chunk that the page needs once the app is requested. */
const scriptLink = (file: string): string => `<link rel="${deferredPreload}" href="${file}">`;

const jsonElement = (id: string, language: string, value: unknown): string => `<script type="application/json" id="${id}"${language && ` lang="${language}"`}>${jsonInHtml(value)}</script>`;

/**
 * Scripts before the first paint, and at the page's end. One element each, because the parser pauses at each and the
 * browser checks a hash, some 5 ms of a processor slowed 20 times.
 */
const scriptsOf = ({ drawn: { html }, build: { boot }, forMembers }: DocumentParts): { head: string; end: string } => ({
  head: boot[forMembers ? 'memberHead' : 'visitorHead'],
  end: (html.includes(countdown) ? boot.countdowns : '') + (forMembers ? '' : boot.overPage) + boot[html.includes(' placeholder=') ? 'formPage' : 'page'],
});

/** The page's document: its header can be decoded and painted, with the CSS that it needs, before the rest has arrived. */
export function documentOf(parts: DocumentParts): Document {
  const { data, drawn, files, build, style, placeholderStyle, forMembers } = parts;
  const scripts = scriptsOf(parts);
  const end = forMembers ? -1 : drawn.html.indexOf(headerEnd);
  const header = drawn.html.slice(0, end < 0 ? 0 : end + headerEnd.length);
  const whole = style + placeholderStyle;
  const headStyle = header ? criticalCss(style, `<html class="${barShown} ${ageAsked} member visitor undrawn"><div id="${appId}">${header}`) : whole;
  const boot: BootData = { entry: build.entry, tapped: [...files.menuStyles, ...files.menuScripts].join(' '), waiting: escapeHtml(parts.waiting), ...(data.at !== undefined && { at: String(data.at) }) };
  const html = [
    `<!doctype html><html lang="${formatOf(data.language, data.merchant.ownLanguages).locale}"${drawn.classes && ` class="${drawn.classes}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(drawn.title)} · ${escapeHtml(data.merchant.name)}</title><meta name="description" content="${escapeHtml(drawn.description)}">`,
    `<link rel="${deferredManifest}" href="${manifestPath}">`,
    parts.merchantHead,
    // Not in the body: at a script there the parser pauses, and a weak phone spends the time painting what is above.
    scriptElement(scripts.head),
    styleElement(headStyle),
    parts.shareHead,
    `</head><body><noscript><p class="${noScriptClass}">${escapeHtml(parts.noScript)}</p></noscript><div id="${appId}">${header}`,
    // The complete style follows the header; `placeStyle` moves it later, because with a script here a weak phone would
    // paint the header twice.
    header && styleElement(whole),
    `${drawn.html.slice(header.length)}</div>`,
    // After the visible HTML, whose paint none of this delays, and before the boot script.
    inlinedLinks(files.styles),
    [build.entry, ...files.scripts].map(scriptLink).join(''),
    jsonElement(pageStringsId, data.language, { [data.language]: parts.strings }),
    jsonElement(pageDataId, '', data),
    `<script${Object.entries(boot).map(([name, value]) => ` data-${name}="${value}"`).join('')}>${scripts.end}</script></body></html>`,
  ].join('');
  return {
    html,
    scripts: [scripts.head, scripts.end],
    styles: [headStyle, ...(header ? [whole] : [])],
  };
}
