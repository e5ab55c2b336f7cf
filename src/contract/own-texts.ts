import type { Language } from './languages.ts';

/** A part of a line: plain, emphasised, or a link to a path of the app, another site, a mail address or a number. */
export type Span = string | { strong: string } | { em: string } | { link: string; text: string };

/** A block of a text, from top to bottom. */
export type Block =
  | { kind: 'h2' | 'h3' | 'p'; spans: readonly Span[] }
  | { kind: 'ul' | 'ol'; items: readonly (readonly Span[])[]; /** the first item's number; none: 1 */ start?: number };

/** One of the merchant's own texts in a language. */
export interface OwnText {
  name: string;
  title: string;
  /** the merchant's version; missing for a text without one */
  version?: string;
  blocks: readonly Block[];
}

/** The merchant's own texts, as every page lists them, by name. */
export type OwnTexts = Readonly<Record<string, { version?: string; titles: { readonly [language in Language]?: string } }>>;

/** Path of the pages of texts: `/m/p/privacy`. */
export const textPages = '/m/p';
