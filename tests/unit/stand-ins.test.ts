// @vitest-environment happy-dom
/** The oracle of src/stand-ins: what the phone gets says the same as the whole libraries, which the build on real React uses. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { act, cleanup, render } from '@testing-library/preact';
import type * as WholeI18next from 'i18next';
import type * as WholeReactI18next from 'react-i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../../src/contract/languages.ts';
import * as ours from '../../src/stand-ins/i18next.ts';
import type { StandIn } from '../../src/stand-ins/i18next.ts';
import * as ourBinding from '../../src/stand-ins/react-i18next.ts';

/** A library as it is, past the table of stand-ins. */
const whole = async <Library>(name: string): Promise<Library> => (await import(/* @vite-ignore */ fileURLToPath(import.meta.resolve(name)))) as Library;
const library = await whole<typeof WholeI18next>('i18next');
const binding = await whole<typeof WholeReactI18next>('react-i18next');
if (!('dir' in library.createInstance()) || !('Trans' in binding)) throw new Error('the libraries compared with are not whole');

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

const options = { lng: 'pt', fallbackLng: false, defaultNS: 'shell', ns: [], interpolation: { escapeValue: false }, react: { useSuspense: false, bindI18nStore: '' } } as const;

async function withPacks<Instance extends StandIn>(i18n: Instance): Promise<Instance> {
  await i18n.init({ ...options, resources: {} });
  for (const { language, namespace, strings } of packs) i18n.addResourceBundle(language, namespace, strings);
  return i18n;
}

/** The whole library and what stands in for it, with all strings. */
const both = async () => [await withPacks(library.createInstance()), await withPacks(ours.createInstance())] as const;

/** A value for every variable of all strings except `count`. */
const names = new Set(packs.flatMap(({ strings }) => Array.from(JSON.stringify(strings).matchAll(/{{(.+?)}}/g), ([, name]) => name!)).filter((name) => name !== 'count'));
const values = Object.fromEntries(Array.from(names, (name, at) => [name, at % 2 ? `<${name} {{${name}}}>` : at]));

const counts = [0, 1, 2, 21, 1_000_000];

test('every string of both languages, with every plural form, reads as with the whole i18next', async () => {
  const [full, standIn] = await both();
  const branches: string[] = [];
  let compared = 0;
  for (const language of languages) {
    await Promise.all([full.changeLanguage(language), standIn.changeLanguage(language)]);
    for (const { namespace, strings } of packs.filter((pack) => pack.language === language)) {
      const [ofFull, ofStandIn] = [full, standIn].map((i18n) => i18n.getFixedT(language, namespace) as unknown as (key: string, values?: object) => unknown);
      for (const key of new Set(keysOf(strings))) {
        const isBranch = typeof full.getResource(language, namespace, key) === 'object';
        if (isBranch) branches.push(key);
        const given = isBranch ? [{ defaultValue: '', returnObjects: true }] : [undefined, values, { ...values, [[...names][0]!]: undefined, [[...names][1]!]: null }, ...counts.map((count) => ({ ...values, count }))];
        for (const variables of given) {
          expect(ofStandIn!(key, variables), `${language} ${namespace}:${key}`).toEqual(ofFull!(key, variables));
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(5_000);
  expect(branches.length).toBeGreaterThan(100);
});

test('missing keys, defaults, lists of keys, another namespace and another language are as with the whole i18next', async () => {
  const [full, standIn] = await both();
  for (const [key, given] of [
    ['none'], ['shell:none'], ['nowhere:none'], ['none.at.all'], ['close.deeper'], ['none', { defaultValue: '' }], ['none', { defaultValue: 'so {{a}}', a: 1 }], ['none', { count: 2 }], ['constructor'], ['shell:close.length'], ['shell:toString', { returnObjects: true }], ['none', { defaultValue: Object }],
    [['none', 'shell:close']], [['nowhere:a', 'form:rule.none']], ['close', { ns: 'shell' }], ['shell:close', { lng: 'en' }], ['shell:close', { lng: 'xx' }],
  ] as [string, object?][]) expect(standIn.t(key, given as never), JSON.stringify([key, given])).toBe(full.t(key, given as never));
  for (const [language, namespace] of [['en', 'shell'], ['en', 'none'], ['xx', 'shell']] as const) expect(standIn.getResourceBundle(language, namespace)).toEqual(full.getResourceBundle(language, namespace));
});

test('the events of a start and of changes are those of the whole i18next, until a listener is removed', async () => {
  const heard = async (i18n: StandIn) => {
    const events: unknown[] = [];
    const bundle = { shell: { close: '×' } };
    const changed = (language: string) => void events.push(['changed', language, i18n.language, i18n.t('close')]);
    const once = () => {
      events.push('once');
      i18n.off('languageChanged', once);
    };
    events.push(i18n.isInitialized ?? false);
    i18n.on('languageChanging', (language) => void events.push(['changing', language]));
    i18n.on('languageChanged', once);
    i18n.on('languageChanged', changed);
    events.push(typeof (await i18n.init({ ...options, resources: { pt: bundle, en: bundle } })), i18n.isInitialized);
    events.push((await i18n.changeLanguage('en'))('close'));
    i18n.emit('languageChanged', 'en');
    i18n.off('languageChanged', changed);
    await i18n.changeLanguage('pt');
    return [...events, i18n.language];
  };
  expect(await heard(ours.createInstance())).toEqual(await heard(library.createInstance()));
});

describe.each([['whole', library.createInstance, binding], ['stand-in', ours.createInstance, ourBinding]] as const)('the hook of react-i18next, %s', (_name, create, { initReactI18next, useTranslation: hook }) => {
  const useTranslation = hook as (namespace: string) => { t: (key: string) => string };
  afterEach(cleanup);

  async function start() {
    const i18n: StandIn = create();
    const resources = { pt: { home: { title: 'Início' }, login: { title: 'Entrar' } }, en: { home: { title: 'Home' }, login: { title: 'Log in' } } };
    await i18n.use(initReactI18next).init({ ...options, resources });
    return i18n;
  }

  /** A component that shows a title, and every `t` that its renders were given. */
  function titled() {
    const given: unknown[] = [];
    const Title = ({ ns }: { ns: string }) => {
      const { t } = (useTranslation as typeof binding.useTranslation)(ns);
      given.push(t);
      return createElement('p', {}, t('title'));
    };
    return { given, Title };
  }

  test('the text follows the language and the namespace', async () => {
    const i18n = await start();
    const { Title } = titled();
    const { container, rerender } = render(createElement(Title, { ns: 'home' }));
    expect(container.textContent).toBe('Início');
    await act(async () => void (await i18n.changeLanguage('en')));
    expect(container.textContent).toBe('Home');
    rerender(createElement(Title, { ns: 'login' }));
    expect(container.textContent).toBe('Log in');
  });

  test('t is the same function until the language changes or is announced again', async () => {
    const i18n = await start();
    const { given, Title } = titled();
    const { rerender } = render(createElement(Title, { ns: 'home' }));
    rerender(createElement(Title, { ns: 'home' }));
    expect(new Set(given).size).toBe(1);
    await act(async () => void (await i18n.changeLanguage('en')));
    expect(new Set(given).size).toBe(2);
    // As a screen does whose strings have come.
    act(() => i18n.emit('languageChanged', 'en'));
    expect(new Set(given).size).toBe(3);
  });

  test('a component that is gone follows no language', async () => {
    const i18n = await start();
    const { given, Title } = titled();
    const { unmount } = render(createElement(Title, { ns: 'home' }));
    unmount();
    await act(async () => void (await i18n.changeLanguage('en')));
    expect(given).toHaveLength(1);
  });
});
