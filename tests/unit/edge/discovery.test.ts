import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge, type Edge } from '../../../src/edge/edge.ts';
import { readMerchantFolder } from '../../../src/edge/merchants/folder.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-found-'));
const dist = join(folder, 'dist');
const upstream: Upstream = {
  segments: ['wps'], pages: [], notes: [], answer: async () => answerFrom(new Response()), isReady: async () => true, ask: async () => Response.json({ success: false }), close() {},
};
const links = '[{"relation":["delegate_permission/common.handle_all_urls"]}]';

let edge: Edge;
let hidden: Edge;

beforeAll(async () => {
  writeSmallBuild(dist);
  for (const icon of ['icon-180.png', 'icon-512.png']) cpSync(`src/app/theme/icons/${icon}`, join(dist, icon));
  const files = join(folder, 'merchants');
  mkdirSync(join(files, 'azul/.well-known'), { recursive: true });
  cpSync('tests/fixtures/merchants/azul.json', join(files, 'azul.json'));
  cpSync('src/edge/merchants/ready-made/leve.json', join(files, 'leve.json'));
  writeFileSync(join(files, 'azul/.well-known/assetlinks.json'), links);
  writeFileSync(join(files, 'azul/.well-known/security.txt'), 'Contact: mailto:seguranca@azul.example\n');
  mkdirSync(join(files, 'azul/texts'));
  for (const language of ['pt', 'en']) writeFileSync(join(files, `azul/texts/faq.${language}.md`), '# Dúvidas\nAntes.\n## Quanto tempo leva?\n**Um** minuto.\n\nMais à noite.\n- um\n- dois\n## Sem resposta?\n');
  const merchants = createMerchants(parseMerchants(readMerchantFolder(files)), () => 'a key');
  const options = { machine: await readBuild(dist), upstream, merchants };
  edge = createEdge(options);
  hidden = createEdge({ ...options, isHidden: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const azul = 'azul.localhost';
async function get(path: string, { host = azul, headers = {}, from = edge, proto = 'https' }: { host?: string; headers?: Record<string, string>; from?: Edge; proto?: 'http' | 'https' } = {}) {
  const response = await from(new Request(`http://${host}${path}`, { headers }), { address: '203.0.113.7', proto, host }, () => {});
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes), type: response.headers.get('content-type') };
}
const pageOf = async (path: string, options?: Parameters<typeof get>[1]) => {
  const { text } = await get(path, options);
  const { document } = new Window();
  document.write(text);
  return document;
};

test('robots.txt names the sitemap of its merchant, which names public pages in each language', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toBe(`User-agent: *\nDisallow: /wps/\nDisallow: /sandbox\nSitemap: https://${azul}/sitemap.xml\n`);
  const { text: xml, type } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const sitemap = new (new Window()).DOMParser().parseFromString(xml, 'application/xml');
  expect(Array.from(sitemap.querySelectorAll('loc'), (loc) => loc.textContent)).toEqual(['home', 'notice', 'service', 'gameList'].map((name) => `https://${azul}/m/${name}`).concat(`https://${azul}/m/p/faq`));
  const [home] = sitemap.querySelectorAll('url');
  const alternates = Array.from(home!.children).slice(1).map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
  expect(alternates.toSorted()).toEqual([`en-GB https://${azul}/m/home?language=en`, `pt-BR https://${azul}/m/home?language=pt`]);
  // Its first host, whichever way it was asked for.
  expect((await get('/robots.txt', { proto: 'http' })).text).toContain(`Sitemap: https://${azul}/sitemap.xml`);
  // Of a merchant without hosts, the host that was asked.
  expect((await get('/robots.txt', { host: 'any.example' })).text).toContain('Sitemap: https://any.example/sitemap.xml');
});

test('a staging system may be read, and tells on each page that it is not to be shown', async () => {
  expect((await get('/robots.txt', { from: hidden })).text).toBe('User-agent: *\nDisallow:\n');
  expect((await get('/sitemap.xml', { from: hidden })).status).toBe(404);
  expect([(await get('/m/home', { from: hidden })).headers.get('x-robots-tag'), (await get('/m/home')).headers.get('x-robots-tag')]).toEqual(['noindex', null]);
});

test('icons that no page names are the merchant\'s own', async () => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const { status, type, bytes } = await get(path, { host: 'any.example' });
    expect([status, type, [...bytes.subarray(1, 4)]]).toEqual([200, 'image/png', [80, 78, 71]]);
  }
});

test('files of the merchant\'s folder stand below /.well-known, and of no other merchant', async () => {
  const asked = await Promise.all([get('/.well-known/assetlinks.json'), get('/.well-known/security.txt'), get('/.well-known/apple-app-site-association'), get('/.well-known/__proto__'), get('/.well-known/security.txt', { host: 'any.example' })]);
  expect(asked.map(({ status, type }) => `${status} ${type}`)).toEqual(['200 application/json', '200 text/plain; charset=utf-8', ...Array(3).fill('404 text/plain; charset=utf-8')]);
  expect(asked[0]!.text).toBe(links);
});

test('a file of apps that is no JSON is a fault of its merchant', () => {
  const files = join(folder, 'broken');
  mkdirSync(join(files, 'azul/.well-known'), { recursive: true });
  cpSync('tests/fixtures/merchants/azul.json', join(files, 'azul.json'));
  writeFileSync(join(files, 'azul/.well-known/assetlinks.json'), '[{');
  expect(() => parseMerchants(readMerchantFolder(files))).toThrow('azul.json: wellKnown: must hold JSON in files that are named so');
});

test('a link to a page shows its title, its merchant and a picture; addresses are whole', async () => {
  const { head } = await pageOf('/m/gameList?utm_source=x', { headers: { 'user-agent': 'WhatsApp/2.24' } });
  const of = (name: string) => head.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
  expect(of('og:title')).toMatch(/^gameList pt · /);
  expect(of('og:url')).toBe(`https://${azul}/m/gameList`);
  expect(URL.parse(of('og:image')!)?.origin).toBe(`https://${azul}`);
  expect(of('twitter:card')).toBe('summary');
});

const robots = {
  WhatsApp: 'WhatsApp/2.24.20.89 A', Telegram: 'TelegramBot (like TwitterBot)', Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0', Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

test.each(Object.entries(robots))("%s's robot gets the page that people get, whole", async (_name, agent) => {
  const headers = { 'user-agent': agent, accept: '*/*' };
  for (const path of ['/m/home', '/m/gameList', '/m/p/faq?utm_source=x']) {
    const [robot, person] = [await get(path, { headers }), await get(path, { headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130' } })];
    expect([robot.status, robot.text]).toEqual([200, person.text]);
  }
});

test('the operator is told in JSON-LD, and questions with their answers; markup in them ends no element', async () => {
  const data = (document: Awaited<ReturnType<typeof pageOf>>) => Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) => JSON.parse(script.textContent!) as Record<string, unknown>);
  expect(data(await pageOf('/m/service'))).toEqual([{ '@context': 'https://schema.org', '@type': 'Organization', name: 'Azul da Sorte', legalName: 'Azul da Sorte Apostas Ltda.', taxID: '00.000.000/0003-00', url: `https://${azul}`, logo: expect.stringMatching(/^https:/) }]);
  expect(data(await pageOf('/m/p/faq'))).toEqual([{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [
    { '@type': 'Question', name: 'Quanto tempo leva?', acceptedAnswer: { '@type': 'Answer', text: 'Um minuto.\nMais à noite.\num\ndois' } },
  ] }]);
  expect(data(await pageOf('/m/home'))).toEqual([]);
  expect((await get('/m/service', { host: 'any.example' })).text).not.toContain('ld+json');
});

test('a search engine finds the one address of a page, and it in each language', async () => {
  const { head } = await pageOf('/m/home?fbclid=1');
  expect(Array.from(head.querySelectorAll('[rel=canonical],[rel=alternate]'), (link) => `${link.getAttribute('rel')} ${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)).toEqual([
    `canonical null https://${azul}/m/home`,
    `alternate pt-BR https://${azul}/m/home?language=pt`,
    `alternate en-GB https://${azul}/m/home?language=en`,
    `alternate x-default https://${azul}/m/home`,
  ]);
  const languageOf = async (path: string, cookie = '') => (await pageOf(path, { headers: { cookie } })).documentElement.lang;
  expect([await languageOf('/m/home?language=en'), await languageOf('/m/home?language=pt'), await languageOf('/m/home?language=xx'), await languageOf('/m/home?language=en', 'language=pt')]).toEqual(['en-GB', 'pt-BR', 'pt-BR', 'pt-BR']);
});

test('a page of a merchant whose file names no host says nothing of its address', async () => {
  const { text } = await get('/m/home', { host: 'any.example' });
  expect([text.includes('canonical'), text.includes('og:')]).toEqual([false, false]);
});
