import { escapeHtml } from '../../build/escape-html.ts';
import type { MerchantIcons } from './icons.ts';
import { themeCss } from './theme.ts';
import type { ParsedMerchant } from './parse.ts';

type Named = Pick<ParsedMerchant, 'name' | 'theme'>;

/** Characters of a name that home's header has room for at 360 px, beside the visitor's two ways in. */
const shortName = 8;

/**
 * The merchant's style sheet: its theme, its mark in the place of the drawn one, and a long name small and in lines.
 * It stands before the page's style, so that its selectors weigh more.
 */
export function merchantCss({ name, theme }: Named, { mark }: Pick<MerchantIcons, 'mark'>): string {
  const ownMark = mark ? `svg.mark{background:url("${mark}") center/contain no-repeat}.mark>*{display:none}` : '';
  const longName = name.length > shortName ? '.header .brand-name{font-size:.8125rem;line-height:1.15;text-align:left;white-space:normal}' : '';
  return themeCss(theme) + ownMark + longName;
}

/** The merchant's part of a page's head: colour of the browser's bars, icons and style, before anything is painted. */
export function merchantHead(merchant: Named, icons: MerchantIcons): string {
  return `<meta name="theme-color" content="${merchant.theme.ground}"><link rel="icon" href="${escapeHtml(icons.tab)}">`
    + `${icons.touch ? `<link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">` : ''}<style>${merchantCss(merchant, icons)}</style>`;
}

/** Stands round that part of index.html, which pages leave to the edge. */
export const defaultHead = { start: '<!--merchant-->', end: '<!--/merchant-->' } as const;
