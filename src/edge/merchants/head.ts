import { escapeHtml } from '../../build/escape-html.ts';
import type { MerchantIcons } from './icons.ts';
import { themeCss } from './theme.ts';
import type { Theme } from './theme.ts';

/** The merchant's style sheet: its theme, and its mark in the place of the drawn one. */
export function merchantCss(theme: Theme, { mark }: Pick<MerchantIcons, 'mark'>): string {
  return themeCss(theme) + (mark ? `.mark{background:url("${mark}") center/contain no-repeat}.mark>*{display:none}` : '');
}

/** What a merchant's page has in its head: colour of the browser's bars, icons and style, before anything is painted. */
export function merchantHead(theme: Theme, icons: MerchantIcons): string {
  return `<meta name="theme-color" content="${theme.ground}"><link rel="icon" href="${escapeHtml(icons.tab)}">`
    + `${icons.touch ? `<link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">` : ''}<style>${merchantCss(theme, icons)}</style>`;
}

/** Stands round that part of index.html, which pages leave to the edge. */
export const defaultHead = { start: '<!--merchant-->', end: '<!--/merchant-->' } as const;
