/** What cannot stand in a language's strings: its own name, its tag for `<html lang>` and `Intl`, its marks in numbers, the space behind a currency's sign. */
interface Format {
  name: string;
  locale: string;
  group: string;
  point: string;
  afterSign: string;
}

/** The interface languages (A §1): a new one is a row here and a folder of strings, `src/app/i18n/{language}`. Days are written 29/11/2026 and times 14:30 in all of them; words of dates are strings. */
export const formats = {
  pt: { name: 'Português', locale: 'pt-BR', group: '.', point: ',', afterSign: '\u00a0' },
  en: { name: 'English', locale: 'en-GB', group: ',', point: '.', afterSign: '' },
} as const satisfies Record<string, Format>;

/** One of `languages`. */
export type Language = keyof typeof formats;

/** Words by language. */
export type Label = { readonly [language in Language]?: string | undefined };

/** The rows' names. */
export const languages = Object.keys(formats) as readonly Language[];

/** The language of a first visit (A §1). */
export const defaultLanguage: Language = 'pt';

/** Whether the value is one of `languages`. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The cookie in which the phone keeps its language, so that the edge can choose the page. */
export const languageCookie = 'language';

/** The cookie that keeps a language for a year, as `document.cookie` takes it. */
export const cookieOf = (chosen: Language): string => `${languageCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`;
