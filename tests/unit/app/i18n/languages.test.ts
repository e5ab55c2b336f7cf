import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors } from '../../../../src/contract/errors.ts';
import { formats, languages } from '../../../../src/contract/languages.ts';
import { networks } from '../../../../src/contract/networks.ts';

const folder = 'src/app/i18n';
const namespaces = readdirSync(`${folder}/pt`).map((file) => file.replace('.json', ''));

type Tree = { [name: string]: string | Tree };

const packOf = (language: string, namespace: string) => JSON.parse(readFileSync(`${folder}/${language}/${namespace}.json`, 'utf8')) as Tree;

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[key, value] as [string, string]] : leaves(value, key);
  });
}

const keysOf = (language: string, namespace: string) => new Set(leaves(packOf(language, namespace)).map(([key]) => key));

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

test('each language with a format is offered', () => {
  expect([...languages]).toEqual(Object.keys(formats));
});

test.each(languages)('%s has the same namespaces, and a list of them', (language) => {
  expect(readdirSync(`${folder}/${language}`)).toEqual(readdirSync(`${folder}/pt`));
  expect(readdirSync(`${folder}/packs`)).toContain(`${language}.ts`);
});

describe.each(namespaces)('%s', (namespace) => {
  test.each(languages)('has the same keys and placeholders in %s, and no empty text', (language) => {
    expect([...keysOf(language, namespace)].toSorted()).toEqual([...keysOf('pt', namespace)].toSorted());
    const texts = new Map(leaves(packOf(language, namespace)));
    for (const [key, value] of texts) expect(value.trim(), key).not.toBe('');
    // A day of a list is in figures in one language, in words in another.
    for (const [key, value] of leaves(packOf('pt', namespace))) if (!key.startsWith('dates.list')) expect(placeholders(texts.get(key)!), key).toEqual(placeholders(value));
  });

  // By `count` i18next looks for plurals: the first look makes Intl.PluralRules, 0.4 ms of home's start.
  test('has plurals for each text with a count', () => {
    const withCount = leaves(packOf('pt', namespace)).filter(([, value]) => value.includes('{{count}}'));
    for (const [key] of withCount) expect(key).toMatch(/_(?:zero|one|other)$/);
  });
});

const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** The namespaces of a key: the one that the component around it names, else those of its screen, which passes its `t` on. */
function namespacesOf(file: string, before: string): string[] {
  const named = before.match(/(?<=useTranslation\(')\w+/g)?.at(-1);
  const screen = /^screens\/(\w+)\//.exec(file)?.[1];
  if (named) return [named];
  return screen ? namespaces.filter((namespace) => namespace.startsWith(screen)) : ['shell'];
}

test.each(sources)('every string key in %s exists', (file) => {
  const source = readFileSync(`src/app/${file}`, 'utf8');
  // Literal keys: `t('key')`, `t('namespace:key')`.
  for (const { 1: written, index } of source.matchAll(/\bt\('([\w.:]+)'/g)) {
    const [key, ...named] = written!.split(':').toReversed();
    const found = (named.length ? named : namespacesOf(file, source.slice(0, index))).map((namespace) => keysOf('pt', namespace));
    // Plurals have the keys `key_one` and `key_other`.
    expect(found.some((keys) => keys.has(key!) || keys.has(`${key}_other`)), written).toBe(true);
  }
});

test.each(Object.values(errors))('the refusal %s has a sentence', (code) => {
  expect(keysOf('pt', 'common').has(`error.${code}`)).toBe(true);
});

test.each(Object.keys(networks))('the social network %s has its name, and the sentence for whose account it opens', (network) => {
  expect([...keysOf('pt', 'form')]).toEqual(expect.arrayContaining([`social.${network}`, `social.other.${network}`]));
});
