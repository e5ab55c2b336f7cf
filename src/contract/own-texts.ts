import type { Language } from './languages.ts';

/** A stretch of a text: plain, or dressed. A link leads to a path of the app, another site, a mail address or a number. */
export type Span = string | { strong: string } | { em: string } | { link: string; text: string };

/** A part of a text, from the top down. */
export type Block =
  | { kind: 'h2' | 'h3' | 'p'; spans: readonly Span[] }
  | { kind: 'ul' | 'ol'; items: readonly (readonly Span[])[]; /** the first item's number; none: 1 */ start?: number };

/** One of the merchant's own texts in a language. */
export interface OwnText {
  name: string;
  title: string;
  /** as the merchant counts them; none where the text has none */
  version?: string;
  blocks: readonly Block[];
}

/** What every page says of the merchant's own texts, by name. */
export type OwnTexts = Readonly<Record<string, { version?: string; titles: { readonly [language in Language]?: string } }>>;

/** Path of the pages of texts: `/m/p/privacy`. */
export const textPages = '/m/p';
