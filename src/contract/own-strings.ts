import type { Language, OwnLanguages } from './languages.ts';

/** Strings of the app in a merchant's own words, by key, such as `shell:footer.home`. */
export type OwnStrings = Readonly<Record<string, string>>;

/** A merchant's own strings, by language, and its languages beside the app's. */
export interface OwnSpeech {
  strings: { readonly [language in Language]?: OwnStrings };
  languages?: OwnLanguages | undefined;
}

/** Address of the strings as data; `version` changes with them. */
export const stringsAddress = (language: Language, version: string): string => `/strings/${language}?v=${version}`;

type Strings = { [name: string]: string | Strings };

/** The string of a key in a pack, or undefined: `footer.home`. */
export const stringAt = (pack: object, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, name) => (typeof branch === 'object' && branch && Object.prototype.hasOwnProperty.call(branch, name) ? (branch as Strings)[name] : undefined), pack);

/** A namespace's pack with the merchant's own strings in their places; the same object where it has none. */
export function withOwnStrings<P extends object>(pack: P, namespace: string, own: OwnStrings): P {
  const keys = Object.keys(own).filter((key) => key.startsWith(`${namespace}:`));
  if (!keys.length) return pack;
  const copy = JSON.parse(JSON.stringify(pack)) as P;
  for (const key of keys) {
    const names = key.slice(namespace.length + 1).split('.');
    const last = names.pop()!;
    // Another build may have the string elsewhere.
    const branch = (names.length ? stringAt(copy, names.join('.')) : copy) as Strings | undefined;
    if (branch) branch[last] = own[key]!;
  }
  return copy;
}
