import { defaultLanguage, isLanguage, languageCookie } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import type { Call } from '../handler.ts';
import { cookieOf } from './cookie.ts';

/** The language of a call: the one in its input, else the one in its header. */
export const languageOf = (call: Call<{ language: string }>): Language => (isLanguage(call.input.language) ? call.input.language : call.language);

/** The language of a page request: the one that the phone keeps in its cookie. */
export function cookieLanguage(request: Request): Language {
  const kept = cookieOf(request, languageCookie);
  return isLanguage(kept) ? kept : defaultLanguage;
}
