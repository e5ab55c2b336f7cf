import type { Language } from '../../contract/languages.ts';
import { stringAt } from '../../contract/own-strings.ts';
import type { OwnStringsOf } from '../../contract/own-strings.ts';

/** A pack of the build: the strings of a namespace in a language; none where there is no such namespace. */
export type PackOf = (language: Language, namespace: string) => object | undefined;

const variablesIn = (text: string): string[] => Array.from(text.matchAll(/{{(.+?)}}/g), ([, name]) => name!);

/** What is wrong with a merchant's own strings: a key that no pack has, a variable that the app does not give there. */
export function stringFaults(strings: OwnStringsOf, packOf: PackOf): string[] {
  return (Object.keys(strings) as Language[]).flatMap((language) => Object.entries(strings[language]!).flatMap(([key, text]) => {
    const at = key.indexOf(':');
    const pack = packOf(language, key.slice(0, at));
    const usual = pack && stringAt(pack, key.slice(at + 1));
    const field = `strings.${language}: ${key}`;
    if (typeof usual !== 'string') return [`${field} is no string of the app`];
    const known = variablesIn(usual);
    return variablesIn(text).filter((name) => !known.includes(name)).map((name) => `${field} has no {{${name}}}${known.length ? `, only ${known.map((one) => `{{${one}}}`).join(', ')}` : ''}`);
  }));
}
