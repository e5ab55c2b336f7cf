// @chunk entry
import { signal } from '@preact/signals-react';
import type { Language } from '../../contract/languages.ts';
import { defaultLanguage, languageCookie, isLanguage } from '../../contract/languages.ts';

/** The language that the interface speaks now. Changed only by `setLanguage`. */
export const language = signal<Language>(defaultLanguage);

/** The page's own language: the edge chose it by the kept cookie, and the prerendered text is in it. */
export function pageLanguage(): Language {
  const tag = document.documentElement.lang.slice(0, 2);
  return isLanguage(tag) ? tag : defaultLanguage;
}

/** The language kept on this phone, or none. A plain static host cannot choose the page by it. */
export function keptLanguage(): Language | undefined {
  const match = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie);
  return match && isLanguage(match[1]) ? match[1] : undefined;
}

/** Keeps the choice for a year, where the edge can read it (S16). */
export function keepLanguage(chosen: Language): void {
  document.cookie = `${languageCookie}=${chosen}; path=/; max-age=31536000; samesite=lax`;
}
