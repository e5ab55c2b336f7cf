import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRenderer } from '../../../../src/edge/page-files.ts';
import type { Language } from '../../../../src/contract/languages.ts';
import type { PageData } from '../../../../src/contract/page.ts';
import { createMerchants, type Merchant } from '../../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { buildDrawn, drawnPlatform } from '../../../support/drawn-pages.ts';
import { open, treeOf } from '../../../support/drawn-phone.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const markdown = (title: string, word: string) => `---\nversion: 2\n---\n# ${title}\n\n## ${word}\nUm **forte** e um [link](/m/service).\n\n- um\n- dois\n`;
const own = {
  texts: { terms: { pt: markdown('Termos da Azul', 'Conta'), en: markdown('Terms of Azul', 'Account') }, clube: { pt: markdown('Clube', 'Níveis'), en: markdown('Club', 'Levels') } },
  strings: { pt: { 'shell:footer.home': 'Casa', 'service:title': 'Fale com a Azul' } }, age: 21, timeZone: { id: 'America/Manaus', name: 'Manaus' }, links: [{ href: '/m/gameList?gameType=LIVE', label: { pt: 'Ao vivo', en: 'Live' } }],
};

let renderer: PageRenderer;
let app: string;
let platform: Awaited<ReturnType<typeof drawnPlatform>>;
let merchant: Merchant;

beforeAll(async () => {
  ({ renderer, app } = await buildDrawn());
  platform = await drawnPlatform(renderer);
  [merchant] = createMerchants(parseMerchants({ 'azul.json': { ...azul, ...own } }, renderer.packOf), () => 'a key').all as [Merchant];
}, 120_000);
afterAll(() => platform.phone.close());

async function pageOf(name: string, language: Language = 'pt', text?: string) {
  const row = renderer.rowsByName[name]!;
  const data: PageData = { ...await platform.dataOf({ name, language }), merchant: merchant.page, ...(text && { text: merchant.texts[text]![language]! }) };
  const path = name === 'ownText' ? `/m/p/${text ?? 'nada'}` : row.paths[0]!;
  return {
    url: `http://localhost${path}`, data, drawn: renderer.renderPage(name, data, merchant.speech),
    strings: Object.fromEntries(row.strings.map((namespace) => [namespace, renderer.stringsOf(language, namespace, merchant.speech)])),
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/strings/')) return Response.json(merchant.speech.strings[language] ?? {});
      if (pathname.startsWith('/texts/')) return Response.json(merchant.texts[pathname.slice('/texts/'.length)]![language]);
      return platform.phone.fetch(request);
    },
  };
}

test.each<[string, Language, string?]>([['ownText', 'pt', 'clube'], ['ownText', 'en', 'clube'], ['ownText', 'pt'], ['userAgreement', 'pt', 'terms'], ['userAgreement', 'en', 'terms'], ['notice', 'pt']])('%s in %s, of the text %s, is met as it was drawn', async (name, language, text) => {
  const page = await pageOf(name, language, text);
  const [met, anew] = [await open(app, page, false), await open(app, page, true)];
  expect([...met.complaints, ...anew.complaints]).toEqual([]);
  // Behind it stands the question of the age, an island that is hydrated later.
  expect(treeOf(page.drawn.html).slice(0, anew.tree.trimEnd().length)).toBe(anew.tree.trimEnd());
  expect(page.drawn.html).toContain('21+');
});

test('a text is drawn with its title, its version and its parts, and the terms stand in the user agreement', async () => {
  const { drawn } = await pageOf('ownText', 'pt', 'clube');
  expect(drawn.title).toBe('Clube');
  expect(drawn.html).toContain('<h1>Clube</h1>');
  expect(drawn.html).toContain('Versão 2</p><h2>Níveis</h2><p>Um <strong>forte</strong> e um <a href="/m/service">link</a>.</p><ul><li>um</li><li>dois</li></ul>');
  const agreement = await pageOf('userAgreement', 'en', 'terms');
  expect([agreement.drawn.title, agreement.drawn.html.includes('<h2>Account</h2>'), agreement.drawn.html.includes('Play responsibly</h2>')]).toEqual(['Terms of Azul', true, false]);
});

test('who comes to a text within the app is brought it, and strings that come later are in own words too', async () => {
  const page = await pageOf('ownText', 'pt', 'clube');
  // As after a tap: the page that came was another.
  const { settled, complaints } = await open(app, { ...page, data: { ...page.data, text: undefined }, drawn: { ...page.drawn, html: '' } }, true, 500);
  expect(complaints).toEqual([]);
  expect(settled).toContain('"Níveis"');
  const service = await pageOf('service');
  const late = await open(app, { ...service, drawn: { ...service.drawn, html: '' }, strings: { shell: service.strings.shell! } }, true, 500);
  expect(late.settled).toContain('"Fale com a Azul"');
});
