import type { Language, OwnLanguages } from './languages.ts';

/** The app's strings in a merchant's own words, by key, such as `shell:footer.home`. */
export type OwnStrings = Readonly<Record<string, string>>;

/** A merchant's own strings, by language, and its languages beside the app's. */
export interface OwnSpeech {
  strings: { readonly [language in Language]?: OwnStrings };
  languages?: OwnLanguages | undefined;
}

/** Address of the strings as JSON; `version` changes with them. */
export const stringsAddress = (language: Language, version: string): string => `/strings/${language}?v=${version}`;

type Strings = { [name: string]: string | Strings };

/** The string of a key in a pack, such as `footer.home`; undefined if there is none. */
export const stringAt = (pack: object, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, name) => (typeof branch === 'object' && branch && Object.prototype.hasOwnProperty.call(branch, name) ? (branch as Strings)[name] : undefined), pack);

/** A namespace's pack with the merchant's own strings merged in; the same object if there are none. */
export function withOwnStrings<P extends object>(pack: P, namespace: string, own: OwnStrings): P {
  const keys = Object.keys(own).filter((key) => key.startsWith(`${namespace}:`));
  if (!keys.length) return pack;
  const copy = JSON.parse(JSON.stringify(pack)) as P;
  for (const key of keys) {
    const names = key.slice(namespace.length + 1).split('.');
    const last = names.pop()!;
    // The pack of another build may not have this branch.
    const branch = (names.length ? stringAt(copy, names.join('.')) : copy) as Strings | undefined;
    if (branch) branch[last] = own[key]!;
  }
  return copy;
}
