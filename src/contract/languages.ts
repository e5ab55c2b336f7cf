// @chunk entry
/** Interface languages; Portuguese is the default (A §1). */
export const languages = ['pt', 'en'] as const;

/** One of `languages`. */
export type Language = (typeof languages)[number];

/** The language of a first visit (A §1). */
export const defaultLanguage: Language = 'pt';

/** The tag of a language for `<html lang>` and `Intl`. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en-US' };

/** Whether the value is one of `languages`. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The cookie in which the phone keeps its language, so that the edge can choose the page. */
export const languageCookie = 'language';

/** The cookie that keeps a language for a year, as `document.cookie` takes it. */
export const cookieOf = (chosen: Language): string => `${languageCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`;
