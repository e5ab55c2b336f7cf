/** Languages that the platform's own content is written in: an app may speak more, whose people read the first. */
export const languages = ['pt', 'en'] as const;

/** One of `languages`. */
export type Language = (typeof languages)[number];

/** That of whoever speaks none of them. */
export const defaultLanguage: Language = 'pt';

/** Whether the value is one of `languages`. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
