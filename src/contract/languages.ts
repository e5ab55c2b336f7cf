/** What cannot stand in a language's strings: its own name, its tag for `<html lang>` and `Intl`, its marks in numbers, the space behind a currency's sign. */
export interface Format {
  name: string;
  locale: string;
  group: string;
  point: string;
  afterSign: string;
}

/** A language of a merchant's own, as its pages tell: the edge has read its format from `Intl`. */
export interface OwnLanguage extends Format {
  /** whose strings stand where it has none */
  base: AppLanguage;
  /** order of a day and of a date, in figures: `{d}.{m}.`, `{d}.{m}.{y}` */
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

/** The rows' names: a list of its own, for the first load has no use of the rows. */
export const languages = ['pt', 'en'] as const satisfies readonly (keyof typeof formats)[];

/** One of `languages`. */
export type AppLanguage = (typeof languages)[number];

/** A language of the interface: one of the app's, or of the merchant's own, two letters as ISO 639 has them. */
export type Language = string;

/** Words by language. */
export type Label = { readonly [language in Language]?: string | undefined };

/** The language of a first visit (A §1). */
export const defaultLanguage: AppLanguage = 'pt';

/** Whether the value is one of `languages`. */
export const isAppLanguage = (value: unknown): value is AppLanguage => languages.includes(value as AppLanguage);

/** The row of a language: of the app's, or of the merchant's own, once its page is there (`speak`). */
export const formatIn = (language: Language): Format & Partial<OwnLanguage> => (formats as Record<Language, Format>)[language]!;

/** Puts the languages of a merchant's own beside the app's. */
export const speak = (own: OwnLanguages | undefined): unknown => Object.assign(formats, own);

/** Name, tag and marks of a language for whoever serves several merchants; `own` are those of one. */
export const formatOf = (language: Language, own: OwnLanguages | undefined): Format => (isAppLanguage(language) ? formats[language] : own?.[language] ?? formats[defaultLanguage]);

/** Whose strings stand under those of a language; `own` as in `formatOf`. */
export const baseOf = (language: Language, own: OwnLanguages | undefined): AppLanguage => (isAppLanguage(language) ? language : own?.[language]?.base ?? defaultLanguage);

/** The cookie in which the phone keeps its language, so that the edge can choose the page. */
export const languageCookie = 'language';

/** The cookie that keeps a language for a year, as `document.cookie` takes it. */
export const cookieOf = (chosen: Language): string => `${languageCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`;
