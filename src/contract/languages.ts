/** Properties of a language that are no strings. */
export interface Format {
  /** in the language itself */
  name: string;
  /** tag for `<html lang>` and `Intl` */
  locale: string;
  /** mark between groups of three digits */
  group: string;
  /** decimal mark */
  point: string;
  /** text between a currency's sign and the amount */
  afterSign: string;
}

/** A merchant's own language, as its pages carry it: the edge has read its format from `Intl`. */
export interface OwnLanguage extends Format {
  /** the language whose strings are the fallback */
  base: AppLanguage;
  /** order of a day and of a date in figures: `{d}.{m}.`, `{d}.{m}.{y}` */
  day: string;
  date: string;
}

/** A merchant's languages beside the app's, by code. */
export type OwnLanguages = Readonly<Record<Language, OwnLanguage>>;

/** The app's own languages (A §1): a new one is a row here and a folder of strings, `src/app/i18n/{language}`. Times are written 14:30 in all of them; dates are strings. */
export const formats = {
  pt: { name: 'Português', locale: 'pt-BR', group: '.', point: ',', afterSign: '\u00a0' },
  en: { name: 'English', locale: 'en-GB', group: ',', point: '.', afterSign: '' },
} as const satisfies Record<string, Format>;

/** The rows' names: a separate list, because the first load does not need the rows. */
export const languages = ['pt', 'en'] as const satisfies readonly (keyof typeof formats)[];

/** One of `languages`. */
export type AppLanguage = (typeof languages)[number];

/** A language of the interface, of the app's or the merchant's own: two letters as in ISO 639. */
export type Language = string;

/** A text by language. */
export type Label = { readonly [language in Language]?: string | undefined };

/** The language of a first visit (A §1). */
export const defaultLanguage: AppLanguage = 'pt';

/** Whether the value is one of `languages`. */
export const isAppLanguage = (value: unknown): value is AppLanguage => languages.includes(value as AppLanguage);

/** The row of a language: of the app's, or of the merchant's own once `speak` has added it. The language must be one of these. */
export const formatIn = (language: Language): Format & Partial<OwnLanguage> => (formats as Record<Language, Format>)[language]!;

/** Adds a merchant's own languages to the app's. */
export const speak = (own: OwnLanguages | undefined): unknown => Object.assign(formats, own);

/** A language's row, for servers of several merchants; `own` are the languages of one. */
export const formatOf = (language: Language, own: OwnLanguages | undefined): Format => (isAppLanguage(language) ? formats[language] : own?.[language] ?? formats[defaultLanguage]);

/** The language whose strings are the fallback; `own` as in `formatOf`. */
export const baseOf = (language: Language, own: OwnLanguages | undefined): AppLanguage => (isAppLanguage(language) ? language : own?.[language]?.base ?? defaultLanguage);

/** The cookie with the phone's language, by which the edge chooses the page. */
export const languageCookie = 'language';

/** The cookie string for `document.cookie` that keeps a language for a year. */
export const cookieOf = (chosen: Language): string => `${languageCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`;
