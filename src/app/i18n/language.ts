import { signal } from '@preact/signals-react';
import type { Language } from '../../contract/languages.ts';
import { defaultLanguage, isLanguage, languageIn } from '../../contract/languages.ts';
import { pageStringsId } from '../../contract/page.ts';
import { pageData } from '../device/page-data.ts';

/** The language of the interface, at first the page's: what came with it is in that. Changed only by `setLanguage`. */
export const language = signal<Language>(pageData.language);

/** The language of the drawn page, which the edge chose by the cookie: its strings name it, for a translator changes the root's. */
export function pageLanguage(): Language {
  const tag = (document.getElementById(pageStringsId) ?? document.documentElement).lang.slice(0, 2);
  return isLanguage(tag) ? tag : defaultLanguage;
}

/** The language kept on this phone, if any. A plain static host cannot choose the page by it. */
export function keptLanguage(): Language | undefined {
  try {
    return languageIn(document.cookie);
  } catch {
    // A sandboxed frame refuses cookies.
    return undefined;
  }
}
