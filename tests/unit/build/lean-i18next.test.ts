import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createInstance } from 'i18next';
import { cutDown } from '../../../src/build/lean-i18next.ts';

const whole = readFileSync(fileURLToPath(import.meta.resolve('i18next')).replace(/dist\/.*$/, 'dist/esm/i18next.js'), 'utf8');
async function speak(create: typeof createInstance): Promise<unknown[]> {
  const i18n = create();
  await i18n.init({ lng: 'pt', fallbackLng: false, resources: {}, defaultNS: 'shell', ns: [], interpolation: { escapeValue: false } });
  i18n.addResourceBundle('pt', 'shell', { hello: 'Oi, {{name}}', deep: { key: 'fundo' }, game_one: '{{count}} jogo', game_other: '{{count}} jogos' });
  i18n.addResourceBundle('en', 'shell', { hello: 'Hi, {{name}}' });
  const said = () => [
    i18n.t('hello', { name: '<b>' }), i18n.t('shell:deep.key'), i18n.t('game', { count: 1 }), i18n.t('game', { count: 2 }), i18n.t(['none', 'hello'], { name: 1 }),
    i18n.t('none'), i18n.exists('none'), i18n.hasResourceBundle('en', 'shell'), i18n.hasLoadedNamespace('shell'), i18n.language,
  ];
  const portuguese = said();
  await i18n.changeLanguage('en');
  return [portuguese, said()];
}

test('i18next says the same when it is cut down, and is an eighth smaller', async () => {
  const lean = cutDown(whole);
  expect(lean.length).toBeLessThan(whole.length * 0.88);
  const { createInstance: createLean } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`)) as { createInstance: typeof createInstance };
  expect(await speak(createLean)).toEqual(await speak(createInstance));
});

test('a version that has changed shape fails the build, not the phone', () => {
  expect(() => cutDown(whole.replace('class Connector', 'class Fetcher'))).toThrow('class Connector');
});
