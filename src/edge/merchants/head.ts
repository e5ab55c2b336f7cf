import { escapeHtml } from '../escape-html.ts';
import { wordMarkCss, wordMarkFor } from './brand.ts';
import type { BrandPictures } from './brand.ts';
import { usualTabs } from '../../contract/menu-places.ts';
import { homeCss } from './home.ts';
import type { MerchantIcons } from './icons.ts';
import { fontCss, fontLinks } from './fonts.ts';
import { themeCss } from './theme.ts';
import type { ParsedMerchant } from './parse.ts';

type Named = Pick<ParsedMerchant, 'name' | 'theme' | 'art' | 'fonts' | 'home' | 'tabs'> & BrandPictures;

/** Characters of a name that home's header has room for at 360 px, beside the visitor's two ways in. */
const shortName = 8;

/** A game's name below its art, in two lines' room so that cards are of one height, in their skeletons too. */
const namesBelow = '.game-card .game-card-art{margin-bottom:2.5rem;overflow:visible}.game-card .game-card-art>img{border-radius:inherit}'
  + '.game-card .game-card-name{top:100%;right:0;bottom:auto;left:0;max-height:2.25rem;margin-top:4px;overflow:hidden;line-height:1.125rem;text-align:left}';

/** Columns for the foot's tabs where they are not five: known before the tabs have come, they move none of those that have. */
const tabsCss = (tabs: ParsedMerchant['tabs']): string => (tabs && tabs.length !== usualTabs.length ? `.frame .footer{grid-template-columns:repeat(${tabs.length},minmax(0,1fr))}` : '');

/**
 * The merchant's style sheet: its theme, its mark in the place of the drawn one, its word mark or a long name small and in lines,
 * games' names below art that does not bear them, its fonts, its own home and tabs.
 * It stands before the page's style, so that its selectors weigh more.
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

/** Stands in its place in index.html, which only the development server serves. */
export const headPlace = '<!--merchant-->';
