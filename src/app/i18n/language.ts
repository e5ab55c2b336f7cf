// @chunk entry
import { signal } from '@preact/signals-react';
import type { Language } from '../../contract/languages.ts';
import { cookieOf, defaultLanguage, languageCookie, isLanguage } from '../../contract/languages.ts';

/** The language of the interface. Changed only by `setLanguage`. */
export const language = signal<Language>(defaultLanguage);

/** The language of the prerendered page, which the edge chose by the cookie. */
export function pageLanguage(): Language {
  const tag = document.documentElement.lang.slice(0, 2);
  return isLanguage(tag) ? tag : defaultLanguage;
}

/** The language kept on this phone, if any. A plain static host cannot choose the page by it. */
export function keptLanguage(): Language | undefined {
  try {
    const match = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie);
    return match && isLanguage(match[1]) ? match[1] : undefined;
  } catch {
    // A sandboxed frame refuses cookies.
    return undefined;
  }
}

/** Keeps the choice for a year, in a cookie for the edge (S16). */
export function keepLanguage(chosen: Language): void {
  try {
    document.cookie = cookieOf(chosen);
  } catch {
    // It holds for this visit.
  }
}
