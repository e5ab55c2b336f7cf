import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { isTextPath, textOfPage, textRoutes, textScreen } from '../../../src/edge/own-texts.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const markdown = (title: string) => `---\nversion: 2\n---\n# ${title}\n\nTexto.\n`;
const file = {
  ...azul, languages: ['pt', 'en'], strings: {},
  texts: { terms: { pt: markdown('Termos'), en: markdown('Terms') }, clube: { pt: markdown('Clube'), en: markdown('Club') } },
};
const [merchant] = createMerchants(parseMerchants({ 'azul.json': file }), () => 'a key').all;
const routes = textRoutes(() => merchant!);

const ask = (path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`https://azul.example${path}`, { headers });
  return routes.fetch(request, { request, caller: { proto: 'https', host: 'azul.example', address: '' }, trace: {} } as never);
};

test('a text as data is in the language that is asked for, else in the phone\'s, else in the merchant\'s first', async () => {
  const titleOf = async (path: string, cookie?: string) => ((await (await ask(path, cookie ? { cookie } : {})).json()) as { title: string }).title;
  expect([await titleOf('/texts/clube?language=en'), await titleOf('/texts/clube', 'language=en'), await titleOf('/texts/clube'), await titleOf('/texts/clube?language=xx', 'language=en'), await titleOf('/texts/clube?language=pt', 'language=en')]).toEqual(['Club', 'Club', 'Clube', 'Club', 'Clube']);
});

test.each(['/texts/nada', '/texts/toString', '/texts/__proto__', '/strings/xx', '/strings/toString'])('%s is not found', async (path) => expect((await ask(path)).status).toBe(404));

test('strings are kept for good under their own version, and for no other', async () => {
  const cached = async (query: string) => (await ask(`/strings/pt${query}`)).headers.get('Cache-Control');
  const version = merchant!.page.strings;
  expect([await cached(version === undefined ? '' : `?v=${version}`), await cached('?v=another')]).toEqual(['public, max-age=31536000, immutable', 'no-store']);
  expect(await (await ask('/strings/en')).json()).toEqual({});
});

test('who has the text already gets nothing again', async () => {
  const first = await ask('/texts/clube');
  const again = await ask('/texts/clube', { 'if-none-match': first.headers.get('ETag')! });
  expect([first.status, again.status, first.headers.get('Cache-Control')]).toEqual([200, 304, 'no-cache']);
});

test('which text a page shows: by its path, with or without a slash at its end; the agreement shows the terms', () => {
  const titleOf = (screen: string, path: string, language: 'pt' | 'en' = 'pt') => textOfPage(merchant!, screen, path, language)?.title;
  expect([titleOf(textScreen, '/m/p/clube'), titleOf(textScreen, '/m/p/clube/'), titleOf(textScreen, '/m/p/clube', 'en'), titleOf(textScreen, '/m/p/nada'), titleOf('home', '/m/p/clube'), titleOf('userAgreement', '/m/userAgreement', 'en')]).toEqual(['Clube', 'Clube', 'Club', undefined, undefined, 'Terms']);
  expect(['/m/p/clube', '/m/p/', '/m/p', '/m/promo'].map(isTextPath)).toEqual([true, true, false, false]);
});
