import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRenderer } from '../../../../src/edge/page-files.ts';
import { formatOf, languages } from '../../../../src/contract/languages.ts';
import type { PageData } from '../../../../src/contract/page.ts';
import { createMerchants, type Merchant } from '../../../../src/edge/merchants/merchants.ts';
import { stringsByKey } from '../../../../src/edge/tell-strings.ts';
import { findMerchants, parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { buildDrawn, drawnPlatform } from '../../../support/drawn-pages.ts';
import { open, treeOf } from '../../../support/drawn-phone.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const gl = { $name: 'Galego', $locale: 'gl-ES', 'shell:footer.home': 'Inicio', 'service:title': 'Atención', 'common:dates.months': 'xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro' };
const own = { strings: { gl, pt: { 'shell:footer.mine': 'Meu canto' } } };

let renderer: PageRenderer;
let app: string;
let platform: Awaited<ReturnType<typeof drawnPlatform>>;
let merchant: Merchant;

const merchantOf = (more: object): Merchant => createMerchants(parseMerchants({ 'azul.json': { ...azul, ...more } }, renderer.packOf), () => 'a key').all[0]!;
const faultsOf = (more: object) => findMerchants({ 'azul.json': { ...azul, ...more } }, [], renderer.packOf).faults.map((fault) => fault.slice('azul.json: '.length));

beforeAll(async () => {
  ({ renderer, app } = await buildDrawn());
  platform = await drawnPlatform(renderer);
  merchant = merchantOf(own);
}, 120_000);
afterAll(() => platform.phone.close());

test('strings of another language than the app\'s make it one of the merchant\'s, with the marks of its place', () => {
  expect(merchant.page.languages).toEqual(['pt', 'en', 'gl']);
  expect(merchant.page.ownLanguages).toEqual({ gl: { name: 'Galego', locale: 'gl-ES', group: '.', point: ',', afterSign: '', base: 'pt', day: '{d}/{m}', date: '{d}/{m}/{y}' } });
  expect(Object.keys(merchant.page.strings!)).toEqual(['gl', 'pt']);
  expect(merchantOf({ languages: ['gl', 'en'], strings: { gl } }).page).toMatchObject({ languages: ['gl', 'en'], ownLanguages: { gl: { base: 'en' } } });
  expect(merchantOf({ strings: { de: { $name: 'Deutsch', $locale: 'de-AT' } } }).page.ownLanguages!.de).toMatchObject({ group: '\u00a0', point: ',', day: '{d}.{m}.', date: '{d}.{m}.{y}' });
  expect(formatOf('gl', merchant.page.ownLanguages).locale).toBe('gl-ES');
});

test('a language is proven: its name and place, its keys, variables and lengths; pages of its own in it', () => {
  expect(faultsOf({ languages: ['pt', 'fr'] })).toEqual([`languages: fr is none of the app's (${languages.join(', ')}), and has no strings/fr.json`]);
  expect(faultsOf({ strings: { gl: { 'shell:footer.home': 'Inicio' }, pt: { $name: 'x' } } })).toEqual(['strings.gl: $name is missing: what the language calls itself, such as Español', 'strings.gl: $locale is missing: a tag such as es-PE', 'strings.pt: $name is for languages of your own']);
  const placed = (language: string, $locale: string) => faultsOf({ strings: { [language]: { $name: 'x', $locale } } });
  expect([placed('gl', 'pt-BR'), placed('gl', 'gl_ES'), placed('ar', 'ar-EG'), placed('xx', 'xx')]).toEqual([
    ['strings.gl: $locale is of another language: pt-BR'], ['strings.gl: $locale is none that is known: gl_ES'],
    ['strings.ar: $locale is written from right to left, and the app from left to right'], ['strings.xx: $locale is none that is known: xx'],
  ]);
  expect(placed('bn', 'bn-BD')).toEqual(['strings.bn: $locale has other digits than 0 to 9: bn-BD-u-nu-latn has these']);
  expect(placed('bn', 'bn-BD-u-nu-latn')).toEqual([]);
  expect(faultsOf({ strings: { gl: { ...gl, 'shell:footer.hom': 'x', 'shell:header.menu': 'Menú', 'shell:cancel': '{{name}}', 'shell:footer.mine': 'x'.repeat(90), 'service:title': 'Aten{{ción' } } })).toEqual([
    'strings.gl: service:title has {{ or }} that belong to no variable', 'strings.gl: shell:footer.hom is no string of the app', 'strings.gl: shell:header.menu leaves out {{name}}',
    'strings.gl: shell:cancel has no {{name}}', 'strings.gl: shell:footer.mine has 90 characters, and there is room for 51',
  ]);
  expect(faultsOf({ ...own, texts: { faq: { pt: '# P\nx', en: '# P\nx' } }, links: [{ href: '/m/faq', label: { pt: 'a', en: 'b' } }] })).toEqual(['links.0.label.gl: is missing', 'texts.faq.gl: is missing']);
});

test('what a translator begins with is a file that is taken as it is', () => {
  const strings = stringsByKey('en', renderer);
  expect(Object.keys(strings).length).toBeGreaterThan(1_500);
  expect(strings['shell:footer.home']).toBe('Home');
  expect(faultsOf({ strings: { gl: { ...strings, $name: 'Galego', $locale: 'gl' } } })).toEqual([]);
});

async function pageOf(name: string, asked: string[] = [], of = merchant) {
  const row = renderer.rowsByName[name]!;
  const data: PageData = { ...await platform.dataOf({ name, language: 'gl' }), merchant: of.page };
  return {
    url: `http://localhost${row.paths[0]!}`, data, drawn: renderer.renderPage(name, data, of.speech),
    strings: Object.fromEntries(row.strings.map((namespace) => [namespace, renderer.stringsOf('gl', namespace, of.speech)])),
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith('/strings/')) return platform.phone.fetch(request);
      asked.push(pathname + search);
      return Response.json(of.speech.strings[pathname.slice('/strings/'.length)]);
    },
  };
}

test('a page is drawn in it; what it leaves out is said as the merchant says it in its usual language', async () => {
  const { drawn } = await pageOf('home');
  expect(drawn.html).toContain('<span>Inicio</span>');
  expect(drawn.html).toContain('<span>Meu canto</span>');
  expect((await pageOf('service')).drawn.title).toBe('Atención');
  // And those after it speak as ever.
  const pt = await platform.dataOf({ name: 'home', language: 'pt' });
  expect(renderer.renderPage('home', pt).html).toContain('<span>Início</span>');
});

test.each(['service', 'notice', 'gameList'])('%s is met as it was drawn', async (name) => {
  const page = await pageOf(name);
  const [met, anew] = [await open(app, page, false), await open(app, page, true)];
  expect([...met.complaints, ...anew.complaints]).toEqual([]);
  expect(treeOf(page.drawn.html).slice(0, anew.tree.trimEnd().length)).toBe(anew.tree.trimEnd());
});

test('a phone asks for its strings once, when a part wants more than came with the page, and a Portuguese one not at all', async () => {
  const asked: string[] = [];
  const page = await pageOf('service', asked);
  const late = await open(app, { ...page, drawn: { ...page.drawn, html: '' }, strings: { shell: page.strings.shell! } }, true, 500);
  expect(late.settled).toContain('"Atención"');
  expect(asked).toEqual([`/strings/gl?v=${merchant.page.strings!.gl}`]);
  const alone = merchantOf({ strings: { gl } });
  const pt = { ...page.data, merchant: alone.page, language: 'pt' };
  const drawn = renderer.renderPage('service', pt, alone.speech);
  await open(app, { ...page, data: pt, drawn: { ...drawn, html: '' }, strings: { shell: renderer.stringsOf('pt', 'shell') } }, true, 500);
  expect(asked).toHaveLength(1);
});
