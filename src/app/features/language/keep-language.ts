import type { Language } from '../../../contract/languages.ts';
import { cookieOf, languageCookie, languageIn } from '../../../contract/languages.ts';

/** Keeps the choice for a year, in a cookie for the edge (S16). */
export function keepLanguage(chosen: Language): void {
  try {
    document.cookie = cookieOf(chosen);
    if (languageIn(document.cookie) === chosen) return;
    // Another app's cookie of the same name is younger: written anew, this one is the last again.
    document.cookie = `${languageCookie}=; path=/; max-age=0`;
    document.cookie = cookieOf(chosen);
  } catch {
    // It holds for this visit.
  }
}
