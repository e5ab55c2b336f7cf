import { defaultLanguage, isAppLanguage, languages, type AppLanguage, type Format, type Language, type OwnLanguage, type OwnLanguages } from '../../contract/languages.ts';
import type { OwnStrings } from '../../contract/own-strings.ts';

/** Keys of a strings file that describe its language. */
const nameKey = '$name';
const localeKey = '$locale';
const signs = [nameKey, localeKey];

/** Strings without these keys. */
export const plainStrings = (strings: OwnStrings): OwnStrings => Object.fromEntries(Object.entries(strings).filter(([key]) => !signs.includes(key)));

type Strings = { readonly [language in Language]?: OwnStrings | undefined };

/** Codes of the merchant's own languages among its strings. */
const ownCodes = (strings: Strings): Language[] => Object.keys(strings).filter((language) => !isAppLanguage(language));

/** All languages of a merchant: those that its file lists, and own ones with strings. */
export const allLanguages = (listed: readonly Language[], strings: Strings): Language[] => [...new Set([...listed, ...ownCodes(strings)])];

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Right-to-left scripts: the app's layout is left-to-right. */
const fromTheRight = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'];

function localeFaults(language: Language, tag: string): string[] {
  const locale = localeOf(tag);
  if (!locale || !Intl.NumberFormat.supportedLocalesOf(tag).length) return [`is none that is known: ${tag}`];
  if (locale.language !== language) return [`is of another language: ${tag}`];
  if (fromTheRight.includes(locale.maximize().script ?? '')) return ['is written from right to left, and the app from left to right'];
  // The app supports only these digits.
  return new Intl.NumberFormat(tag).resolvedOptions().numberingSystem === 'latn' ? [] : [`has other digits than 0 to 9: ${tag}-u-nu-latn has these`];
}

const nameFaults = (name: string | undefined): string[] => {
  if (name === undefined) return [`${nameKey} is missing: what the language calls itself, such as Español`];
  return name.length > 24 ? [`${nameKey} must have 24 characters at most`] : [];
};

const placeFaults = (language: Language, tag: string | undefined): string[] =>
  tag === undefined ? [`${localeKey} is missing: a tag such as es-PE`] : localeFaults(language, tag).map((fault) => `${localeKey} ${fault}`);

/** Faults of a merchant's own languages: each needs its own name and its locale in `$name` and `$locale`; the app's languages have theirs. */
export function ownLanguageFaults(listed: readonly Language[], strings: Strings): string[] {
  const unknown = listed.filter((language) => !isAppLanguage(language) && !strings[language]).map((language) => `languages: ${language} is none of the app's (${languages.join(', ')}), and has no strings/${language}.json`);
  const told = Object.entries(strings).flatMap(([language, own = {}]) => {
    const faults = isAppLanguage(language) ? signs.filter((key) => key in own).map((key) => `${key} is for languages of your own`) : nameFaults(own[nameKey]).concat(placeFaults(language, own[localeKey]));
    return faults.map((fault) => `strings.${language}: ${fault}`);
  });
  return [...unknown, ...told];
}

/** A mark of a locale's numbers; empty if it is not used. */
const partOf = (parts: readonly Intl.NumberFormatPart[], type: string): string => parts.find((part) => part.type === type)?.value ?? '';

/** The order of a day's figures: `{d}/{m}`. */
const orderOf = (locale: string, more: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', ...more }).formatToParts(0).map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? `{${type[0]!}}` : value)).join('');

function formatOf(name: string, locale: string, base: AppLanguage): OwnLanguage {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(1_234_567.5);
  const marks: Omit<Format, 'name' | 'locale'> = { group: partOf(parts, 'group'), point: partOf(parts, 'decimal'), afterSign: '' };
  return { name, locale, ...marks, base, day: orderOf(locale, {}), date: orderOf(locale, { year: 'numeric' }) };
}

/** A merchant's own languages, by code; missing strings are those of the merchant's first language that is the app's. */
export function ownLanguagesOf(listed: readonly Language[], strings: Strings): OwnLanguages | undefined {
  const base = listed.find(isAppLanguage) ?? defaultLanguage;
  const own = ownCodes(strings).map((language) => [language, formatOf(strings[language]![nameKey]!, strings[language]![localeKey]!, base)] as const);
  return own.length ? Object.fromEntries(own) : undefined;
}
