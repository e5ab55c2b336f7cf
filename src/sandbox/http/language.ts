import { languageIn } from '../../contract/cookies.ts';
import { defaultLanguage, isLanguage, languages, type Language } from '../languages.ts';
import type { Call } from '../handler.ts';

/** The language of a call: the one in its input, else the one in its header. */
export const languageOf = (call: Call<{ language: string }>): Language => (isLanguage(call.input.language) ? call.input.language : call.language);

/** The language of a page request: the one that the phone keeps in its cookie. */
export const cookieLanguage = (request: Request): Language => languageIn(request.headers.get('Cookie') ?? '', languages) ?? defaultLanguage;
