import type { Country, systemCountry } from '../../contract/endpoints/accounts.ts';
import { cleanText } from '../../contract/clean.ts';
import { formats } from '../../contract/languages.ts';
import { languages, type Language } from '../languages.ts';
import { Refusal, type Handler } from '../handler.ts';
import { languageOf } from '../http/language.ts';
import { dialingCodes } from './dialing-codes.ts';

const home = 'BR';
const known = new Set(Object.values(dialingCodes));
// Naming and sorting them takes some ms, and they never change.
const lists = new Map(languages.map((language) => [language, countriesIn(language)]));

/** The visitor's country by what the browser speaks, and all countries in the asked language. */
export const readCountry: Handler<typeof systemCountry> = (call) => ({
  code: countryOf(call.request.headers.get('Accept-Language') ?? ''),
  countries: lists.get(languageOf(call))!,
});

/** A dialling code as the platform stores it, such as `+55`, which is the default; an unknown one is refused. */
export function dialingCodeOf(given: string | undefined): string {
  const digits = cleanText(given ?? '').replace(/^\+|^00/, '') || dialingCodes[home]!;
  if (!known.has(digits)) throw new Refusal('user.malformed', { field: 'countryDialingCode' });
  return `+${digits}`;
}

function countriesIn(language: Language): Country[] {
  const names = new Intl.DisplayNames(formats[language].locale, { type: 'region' });
  const countries = Object.entries(dialingCodes).map(([code, digits]) => ({ code, name: names.of(code) ?? code, dialingCode: `+${digits}` }));
  const { compare } = new Intl.Collator(formats[language].locale);
  return countries.toSorted((a, b) => compare(a.name, b.name));
}

function countryOf(acceptLanguage: string): string {
  const regions = acceptLanguage.slice(0, 200).matchAll(/\b[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/g);
  return [...regions].map((match) => match[1]!).find((code) => Object.hasOwn(dialingCodes, code)) ?? home;
}
