import { escapeHtml } from '../escape-html.ts';
import { wordMarkCss, wordMarkFor, type BrandPictures } from './brand.ts';
import { usualTabs } from '../../contract/menu-places.ts';
import { homeCss } from './home.ts';
import type { MerchantIcons } from './icons.ts';
import { fontCss, fontLinks } from './fonts.ts';
import { themeCss } from './theme.ts';
import type { ParsedMerchant } from './parse.ts';

type Named = Pick<ParsedMerchant, 'name' | 'theme' | 'art' | 'fonts' | 'home' | 'tabs'> & BrandPictures;

/** Characters of a name that fit home's header at 360 px, beside the visitor's two buttons. */
const shortName = 8;

/** A game's name below its art, with space for two lines, so that cards and their skeletons have the same height. */
const namesBelow = '.game-card .game-card-art{margin-bottom:2.5rem;overflow:visible}.game-card .game-card-art>img{border-radius:inherit}'
  + '.game-card .game-card-name{top:100%;right:0;bottom:auto;left:0;max-height:2.25rem;margin-top:4px;overflow:hidden;line-height:1.125rem;text-align:left}';

/** Columns for another number of tabs than five, set in advance so that arriving tabs do not move. */
const tabsCss = (tabs: ParsedMerchant['tabs']): string => (tabs && tabs.length !== usualTabs.length ? `.frame .footer{grid-template-columns:repeat(${tabs.length},minmax(0,1fr))}` : '');

/**
 * The merchant's style sheet: its theme, its mark in place of the drawn one, its word mark or a long name in small
 * lines, names below art without them, its fonts, its own home and tabs. It comes before the page's style, hence its
 * more specific selectors.
 */
export function merchantCss({ name, theme, art, fonts, home, tabs, ...brand }: Named, { mark }: Pick<MerchantIcons, 'mark'>): string {
  const ownMark = mark ? `svg.mark{background:url("${mark}") center/contain no-repeat}.mark>*{display:none}` : '';
  const wordMark = wordMarkFor(brand, theme);
  const longName = wordMark ? wordMarkCss(wordMark) : name.length > shortName ? '.header .brand-name{font-size:.8125rem;line-height:1.15;text-align:left;white-space:normal}' : '';
  return themeCss(theme) + ownMark + longName + (art === 'plain' ? namesBelow : '') + fontCss(fonts) + homeCss(home) + tabsCss(tabs);
}

/** The merchant's part of a page's head: colour of the browser's bars, icons and style, before anything is painted. */
export function merchantHead(merchant: Named, icons: MerchantIcons): string {
  return `<meta name="theme-color" content="${merchant.theme.ground}"><link rel="icon" href="${escapeHtml(icons.tab)}">`
    + `${icons.touch ? `<link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">` : ''}${fontLinks(merchant.fonts)}<style>${merchantCss(merchant, icons)}</style>`;
}

/** Placeholder in index.html, which only the development server serves. */
export const headPlace = '<!--merchant-->';
