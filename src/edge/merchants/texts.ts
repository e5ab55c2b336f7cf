import type { Language } from '../../contract/languages.ts';
import type { OwnText, OwnTexts } from '../../contract/own-texts.ts';
import { readMarkdown } from './markdown.ts';

/** Texts in a file: Markdown by name and language. */
type Sources = Readonly<Record<string, { readonly [language in Language]?: string }>>;

/** Parsed texts, by name and language. */
export type ReadTexts = Readonly<Record<string, { readonly [language in Language]?: OwnText }>>;

/**
 * Parses a merchant's texts and lists all faults: each must exist in every language of the merchant, in one version,
 * and terms need a version, which records what was agreed to.
 */
export function readTexts(sources: Sources, languages: readonly Language[]): { texts: ReadTexts; faults: string[] } {
  const faults: string[] = [];
  const texts = Object.fromEntries(Object.entries(sources).map(([name, byLanguage]) => {
    const read = languages.flatMap((language) => {
      const source = byLanguage[language];
      if (source === undefined) {
        faults.push(`texts.${name}.${language}: is missing`);
        return [];
      }
      const found = readMarkdown(source);
      if ('text' in found) return [[language, { name, ...found.text }] as const];
      faults.push(...found.faults.map((fault) => `texts.${name}.${language}: ${fault}`));
      return [];
    });
    const versions = new Set(read.map(([, { version }]) => version));
    if (versions.size > 1) faults.push(`texts.${name}: has another version in each language: ${[...versions].map((version) => version ?? 'none').join(', ')}`);
    if (name === 'terms' && versions.has(undefined)) faults.push('texts.terms: has no version, which names what was agreed to: version: 1 between two lines ---');
    return [name, Object.fromEntries(read)];
  }));
  return { texts, faults };
}

/** The texts as pages list them. */
export const ownTextsOf = (texts: ReadTexts): OwnTexts => Object.fromEntries(Object.entries(texts).map(([name, byLanguage]) => {
  const [first] = Object.values(byLanguage);
  return [name, { ...(first?.version && { version: first.version }), titles: Object.fromEntries(Object.entries(byLanguage).map(([language, text]) => [language, text?.title])) }];
}));
