import { formatOf } from '../contract/languages.ts';
import type { DrawnPage } from './page-files.ts';
import type { Card } from './cards/card.ts';
import { escapeHtml } from './escape-html.ts';
import { shareSize } from './merchants/brand.ts';
import type { Merchant } from './merchants/merchants.ts';
import { languageQuery } from './page-language.ts';

const meta = (attribute: 'property' | 'name', name: string, content: string): string => `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/**
 * Link previews in WhatsApp, Telegram, Facebook and X: Open Graph, which all of them read, and X's card type. `address`
 * is the page's path with its canonical query, `card` its picture if the edge draws one. Empty if the merchant's file
 * names no host, because addresses must be absolute; then they use the title and the description.
 */
export function shareHead({ page: { name }, site, shareImage, sharesLarge }: Merchant, address: string | undefined, { title, description }: Pick<DrawnPage, 'title' | 'description'>, card?: Card): string {
  if (!site || !address) return '';
  const picture = card?.address ?? shareImage;
  const image = picture && new URL(picture, site).href;
  const isLarge = card !== undefined || sharesLarge;
  const called = [...new Set([card?.title ?? title, name])].join(' · ');
  return meta('property', 'og:title', called) + meta('property', 'og:description', card?.text ?? description) + meta('property', 'og:url', site + address)
    + (image ? meta('property', 'og:image', image) + meta('name', 'twitter:image', image) + meta('property', 'og:image:alt', called) : '')
    + (isLarge ? meta('property', 'og:image:width', String(shareSize.width)) + meta('property', 'og:image:height', String(shareSize.height)) : '')
    + meta('name', 'twitter:card', isLarge ? 'summary_large_image' : 'summary');
}

const withQuery = (address: string, name: string, value: string): string => `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;

/** The page's canonical address, and those of its languages, for search engines. In the HTML they compress to 50 bytes; as a header they would be 241. */
export function addressHead({ page: { languages, ownLanguages }, site }: Merchant, address: string | undefined): string {
  if (!site || !address) return '';
  const alternate = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
  return `<link rel="canonical" href="${escapeHtml(site + address)}">` + (languages.length < 2 ? '' : [
    ...languages.map((language) => alternate(formatOf(language, ownLanguages).locale, site + withQuery(address, languageQuery, language))),
    alternate('x-default', site + address),
  ].join(''));
}
