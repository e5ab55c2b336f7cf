import { isAppLanguage, languages, type AppLanguage, type Language } from '../../contract/languages.ts';
import { stringAt, type OwnStrings } from '../../contract/own-strings.ts';
import { usualWords } from '../../contract/own-words.ts';
import { plainStrings } from './own-languages.ts';

/** A pack of the build: the strings of a namespace in a language; undefined if there is no such namespace. */
export type PackOf = (language: AppLanguage, namespace: string) => object | undefined;

const variable = /{{(.+?)}}/g;
const variablesIn = (text: string): string[] => Array.from(text.matchAll(variable), ([, name]) => name!);

/** Plural suffixes; a language may have more of them than the app's. */
const plural = /_(zero|one|two|few|many|other)$/;

/** length limit: half as much again as the longest of the app's, plus space for a short one */
const longest = (usual: readonly string[]): number => Math.round(Math.max(...usual.map(({ length }) => length)) * 1.5) + 40;

/** The app's own strings of a key, in all its languages. */
function usualOf(key: string, packOf: PackOf): string[] {
  const at = key.indexOf(':');
  const name = key.slice(at + 1);
  return languages.flatMap((language) => {
    const pack = packOf(language, key.slice(0, at));
    if (!pack) return [];
    const found = [name, ...(plural.test(name) ? [name.replace(plural, '_other')] : [])].map((one) => stringAt(pack, one)).find((one) => typeof one === 'string');
    return found === undefined ? [] : [found as string];
  });
}

/** Faults of a string's variables: an unknown or unclosed one; in a merchant's own language also a missing one, because nobody has checked its sentence without it. */
function variableFaults(key: string, text: string, usual: readonly string[], isWhole: boolean): string[] {
  const [used, known] = [variablesIn(text), [...new Set(usual.flatMap(variablesIn))]];
  const needed = isWhole ? variablesIn(usual[0]!).filter((name) => !(name in usualWords) && !(name === 'count' && plural.test(key)) && usual.every((one) => variablesIn(one).includes(name))) : [];
  return [
    ...used.filter((name) => !known.includes(name)).map((name) => `has no {{${name}}}${known.length ? `, only ${known.map((one) => `{{${one}}}`).join(', ')}` : ''}`),
    ...needed.filter((name) => !used.includes(name)).map((name) => `leaves out {{${name}}}`),
    ...(/{{|}}/.test(text.replaceAll(variable, '')) ? ['has {{ or }} that belong to no variable'] : []),
  ];
}

/** Faults of a merchant's own strings: an unknown key, its variables, its length. */
export function stringFaults(strings: { readonly [language in Language]?: OwnStrings | undefined }, packOf: PackOf): string[] {
  return Object.entries(strings).flatMap(([language, own]) => Object.entries(plainStrings(own!)).flatMap(([key, text]) => {
    const field = `strings.${language}: ${key}`;
    const usual = usualOf(key, packOf);
    if (!usual.length) return [`${field} is no string of the app`];
    const most = longest(usual);
    return [...variableFaults(key, text, usual, !isAppLanguage(language)), ...(text.length > most ? [`has ${text.length} characters, and there is room for ${most}`] : [])].map((fault) => `${field} ${fault}`);
  }));
}
