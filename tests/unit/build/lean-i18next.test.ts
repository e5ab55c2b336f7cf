import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { createInstance, i18n as I18n } from 'i18next';
import { createInstance as createWhole } from 'i18next';
import { expect, test } from 'vitest';
import { cutDown } from '../../../src/build/lean-i18next/index.ts';
import { languages } from '../../../src/contract/languages.ts';

const whole = readFileSync(fileURLToPath(import.meta.resolve('i18next')).replace(/dist\/.*$/, 'dist/esm/i18next.js'), 'utf8');
const lean = cutDown(whole);
const { createInstance: createLean } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`)) as { createInstance: typeof createInstance };

type Strings = { [key: string]: string | Strings };

/** Keys of a pack, branches included, without the endings of plural forms. */
const keysOf = (strings: Strings, before = ''): string[] =>
  Object.entries(strings).flatMap(([key, value]) => {
    const path = before + key.replace(/_(one|many|other|zero)$/, '');
    return typeof value === 'string' ? [path] : [path, ...keysOf(value, `${path}.`)];
  });

const packs = languages.flatMap((language) =>
  globSync(`src/app/i18n/${language}/*.json`).map((file) => ({
    language,
    namespace: file.replace(/.*\/|\.json$/g, ''),
    strings: JSON.parse(readFileSync(file, 'utf8')) as Strings,
  })),
);

async function instanceWithPacks(create: typeof createInstance): Promise<I18n> {
  const i18n = create();
  await i18n.init({ lng: 'pt', fallbackLng: false, resources: {}, defaultNS: 'shell', ns: [], interpolation: { escapeValue: false } });
  for (const { language, namespace, strings } of packs) i18n.addResourceBundle(language, namespace, strings);
  return i18n;
}

/** A value for every variable of all strings except `count`. */
const names = new Set(packs.flatMap(({ strings }) => Array.from(JSON.stringify(strings).matchAll(/{{(.+?)}}/g), ([, name]) => name!)).filter((name) => name !== 'count'));
const values = Object.fromEntries(Array.from(names, (name, at) => [name, at % 2 ? `<${name} {{${name}}}>` : at]));

const counts = [0, 1, 2, 21, 1_000_000];

test('the reduced i18next translates every string of both packs like the whole', async () => {
  const [full, cut] = [await instanceWithPacks(createWhole), await instanceWithPacks(createLean)];
  const branches: string[] = [];
  let compared = 0;
  for (const language of languages) {
    await Promise.all([full.changeLanguage(language), cut.changeLanguage(language)]);
    for (const { namespace, strings } of packs.filter((pack) => pack.language === language)) {
      const [ofFull, ofCut] = [full, cut].map((i18n) => i18n.getFixedT(language, namespace) as unknown as (key: string, options?: object) => unknown);
      for (const key of new Set(keysOf(strings))) {
        const isBranch = typeof full.getResource(language, namespace, key) === 'object';
        if (isBranch) branches.push(key);
        const options = isBranch ? [{ defaultValue: '', returnObjects: true }] : [undefined, values, ...counts.map((count) => ({ ...values, count }))];
        for (const variables of options) {
          const translated = ofCut!(key, variables);
          expect(isBranch ? typeof translated : translated, `${language} ${namespace}:${key}`).toBe(isBranch ? 'object' : ofFull!(key, variables));
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(5_000);
  expect(branches.length).toBeGreaterThan(100);
});

test('missing keys, defaults and lists of keys behave as with the whole i18next', async () => {
  const [full, cut] = [await instanceWithPacks(createWhole), await instanceWithPacks(createLean)];
  for (const [key, options] of [
    ['none'], ['shell:none'], ['nowhere:none'], ['none', { defaultValue: '' }], ['none', { defaultValue: 'so {{a}}', a: 1 }], ['none', { count: 2 }],
    [['none', 'shell:close']], [['nowhere:a', 'form:rule.none']], ['close', { ns: 'shell' }], ['shell:close', { lng: 'en' }],
  ] as [string, object?][]) expect(cut.t(key, options as never), JSON.stringify([key, options])).toBe(full.t(key, options as never));
  expect([cut.language, cut.isInitialized, cut.hasResourceBundle('en', 'shell'), cut.hasResourceBundle('en', 'none')]).toEqual([full.language, full.isInitialized, true, false]);
});

test('a change of language is emitted to listeners until they are removed', async () => {
  const cut = await instanceWithPacks(createLean);
  const emitted: string[] = [];
  const listener = (language: string) => void emitted.push(language);
  cut.on('languageChanged', listener);
  await cut.changeLanguage('en');
  cut.off('languageChanged', listener);
  await cut.changeLanguage('pt');
  expect(emitted).toEqual(['en']);
});

test('the reduced i18next is less than a quarter of the whole, and another version fails the build', () => {
  expect(lean.length).toBeLessThan(whole.length / 4);
  expect(() => cutDown(whole.replace('class Connector', 'class Fetcher'))).toThrow('class Connector');
  expect(() => cutDown(whole.replace('  changeLanguage(lng, ', '  setLanguage(lng, '))).toThrow('changeLanguage');
});
