// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { act, cleanup, render } from '@testing-library/preact';
import { createInstance } from 'i18next';
import { initReactI18next as initWhole, useTranslation as useWhole } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { checkOriginal } from '../../../src/build/lean-i18next/react.ts';
import { initReactI18next as initLean, useTranslation as useLean } from '../../../src/build/lean-i18next/react-i18next.ts';

afterEach(cleanup);

type Hook = (namespace: string) => { t: (key: string) => string };

const hooks: [string, Hook, typeof initWhole][] = [['whole', useWhole as Hook, initWhole], ['reduced', useLean as Hook, initLean as typeof initWhole]];

async function instanceWith(binding: typeof initWhole) {
  const i18n = createInstance();
  const resources = { pt: { home: { title: 'Início' }, login: { title: 'Entrar' } }, en: { home: { title: 'Home' }, login: { title: 'Log in' } } };
  await i18n.use(binding).init({ lng: 'pt', fallbackLng: false, resources, defaultNS: 'home', ns: [], interpolation: { escapeValue: false }, react: { useSuspense: false, bindI18nStore: '' } });
  return i18n;
}

/** A component that shows a title, and every `t` that its renders were given. */
function titled(useTranslation: Hook) {
  const given: unknown[] = [];
  const Title = ({ ns }: { ns: string }) => {
    const { t } = useTranslation(ns);
    given.push(t);
    return createElement('p', {}, t('title'));
  };
  return { given, Title };
}

test.each(hooks)('%s: the text follows the language and the namespace', async (_name, hook, binding) => {
  const i18n = await instanceWith(binding);
  const { Title } = titled(hook);
  const { container, rerender } = render(createElement(Title, { ns: 'home' }));
  expect(container.textContent).toBe('Início');
  await act(async () => void (await i18n.changeLanguage('en')));
  expect(container.textContent).toBe('Home');
  rerender(createElement(Title, { ns: 'login' }));
  expect(container.textContent).toBe('Log in');
});

test.each(hooks)('%s: t is the same function until the language changes or is announced again', async (_name, hook, binding) => {
  const i18n = await instanceWith(binding);
  const { given, Title } = titled(hook);
  const { rerender } = render(createElement(Title, { ns: 'home' }));
  rerender(createElement(Title, { ns: 'home' }));
  expect(new Set(given).size).toBe(1);
  await act(async () => void (await i18n.changeLanguage('en')));
  expect(new Set(given).size).toBe(2);
  // As a screen does whose strings have come.
  act(() => i18n.emit('languageChanged', 'en'));
  expect(new Set(given).size).toBe(3);
});

test.each(hooks)('%s: a component that is gone follows no language', async (_name, hook, binding) => {
  const i18n = await instanceWith(binding);
  const { given, Title } = titled(hook);
  const { unmount } = render(createElement(Title, { ns: 'home' }));
  unmount();
  await act(async () => void (await i18n.changeLanguage('en')));
  expect(given).toHaveLength(1);
});

test('another useTranslation of react-i18next fails the build', () => {
  const original = readFileSync(fileURLToPath(import.meta.resolve('react-i18next')).replace(/dist\/.*$/, 'dist/es/useTranslation.js'), 'utf8');
  expect(() => checkOriginal(original)).not.toThrow();
  expect(() => checkOriginal(original.replace('useSuspense', 'suspends'))).toThrow('another useTranslation');
});
