import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge } from '../../../../src/edge/edge.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { findMerchants, parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readBuild } from '../../../../src/edge/node/build.ts';
import type { Upstream } from '../../../../src/edge/upstream.ts';
import { answerFrom } from '../../../../src/edge/upstream-answer.ts';
import { writeSmallBuild } from '../../../support/small-build.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as { operator: object };
/** What ends an element, an attribute or a string where it is written as it is. */
const evil = `</script><img src=x onerror=alert(1)>"'`;
const folder = mkdtempSync(join(tmpdir(), 'leve-hostile-'));
beforeAll(() => writeSmallBuild(folder));
afterAll(() => rmSync(folder, { recursive: true }));

async function edgeOf(more: object): Promise<(path: string) => Promise<Response>> {
  const upstream: Upstream = { segments: ['wps'], pages: [], notes: [], answer: async () => answerFrom(new Response()), isReady: async () => true, ask: async () => Response.json({ success: false }), close() {} };
  const edge = createEdge({ machine: await readBuild(folder), upstream, merchants: createMerchants(parseMerchants({ 'azul.json': { ...azul, ...more } }), () => 'a key') });
  return async (path) => edge(new Request(`http://azul.localhost${path}`, { headers: { accept: 'text/html' } }), { address: '', proto: 'http', host: 'azul.localhost' }, () => {});
}

async function pages(more: object): Promise<(path: string) => Promise<string>> {
  const get = await edgeOf(more);
  return async (path) => (await get(path)).text();
}

test('words that end an element stay words: in the title, in what search engines read, in the page\'s data', async () => {
  const text = (title: string) => `# ${title}\n\n## Como saco?\n\nPelo "Pix" & em 'minutos' > 1.\n`;
  const get = await pages({ name: `${evil.slice(0, 36)}`, operator: { ...azul.operator, name: evil, company: evil }, texts: { faq: { pt: text('Dúvidas "1" & 2'), en: text('Questions') } }, links: [{ href: '/m/p/faq', label: { pt: '</script><b>', en: 'x' } }], strings: { pt: { 'shell:footer.home': '</script><b>x' } } });
  for (const path of ['/m/home', '/m/service', '/m/p/faq']) {
    const html = await get(path);
    const { document } = new Window();
    document.write(html);
    expect([document.querySelectorAll('img[onerror], body b').length, html.includes('<img src=x')], path).toEqual([0, false]);
    for (const json of document.querySelectorAll('script[type$=json]')) expect(() => JSON.parse(json.textContent) as unknown, path).not.toThrow();
    expect(document.title).toContain('</script><img src=x');
  }
  const { document } = new Window();
  document.write(await get('/m/service'));
  expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent)).toMatchObject({ '@type': 'Organization', legalName: evil, taxID: evil });
  document.write(await get('/m/p/faq'));
  expect(await get('/strings/pt')).toBe('{"shell:footer.home":"</script><b>x"}');
});

test('links of the menu lead nowhere that runs', () => {
  const faultsOf = (href: string) => findMerchants({ 'azul.json': { ...azul, links: [{ href, label: { pt: 'a', en: 'b' } }] } }).faults;
  for (const href of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'http://a.example', ' https://a.example', 'https://a.example/\n', 'vbscript:x', 'blob:https://a/b', 'intent://x#Intent;end']) expect(faultsOf(href), href).toHaveLength(1);
  for (const href of ['https://a.example/?a=1&b=2#c', 'mailto:a@b.example', 'tel:+5511999999999', '/m/p/faq']) expect(faultsOf(href), href).toEqual([]);
});

test('a text, a string or a list beyond all measure is told of in a line, and named', () => {
  const faultsOf = (more: object) => findMerchants({ 'azul.json': { ...azul, ...more } }).faults.map((fault) => fault.slice('azul.json: '.length));
  expect(faultsOf({ texts: { faq: { pt: `# T\n${'a '.repeat(500_000)}`, en: '# T\nx' } } })).toEqual(['texts.faq.pt: must have 256 KB at most']);
  expect(faultsOf({ strings: { pt: { 'shell:footer.home': 'x'.repeat(3_000) } } })).toEqual(['strings.pt.shell:footer.home: must have 2000 characters at most']);
  expect(faultsOf({ strings: { pt: { __proto__: 'x', 'a:b\u0000': 'x' } } })[0]).toContain('must be a key such as shell:footer.home');
  expect(faultsOf({ strings: { pt: { 'shell:footer.home': 'a\nb' } } })[0]).toContain('must be one line');
});

test('what turns text round, and control characters in an address, are told of', () => {
  const faultsOf = (more: object) => findMerchants({ 'azul.json': { ...azul, ...more } }).faults;
  for (const more of [{ name: '\u202eluzA' }, { name: 'A\u2066zul' }, { name: 'A\u2028zul' }, { imageCDNs: ['https://art.example/\u0001'] }, { links: [{ href: '/m/\u0000', label: { pt: 'a', en: 'b' } }] }]) expect(faultsOf(more), JSON.stringify(more)).toHaveLength(1);
  expect(findMerchants({ 'azul.json': [] }).faults).toEqual(['azul.json: must be an object, not a list']);
});

test('addresses in another script than Latin are written as headers can bear them', async () => {
  const get = await edgeOf({ imageCDNs: ['https://日本.example/画'], analytics: { script: 'https://日本.example/画.js' }, texts: { privacy: { pt: '# P\nx', en: '# P\nx' } }, pictures: { pattern: 'https://日本.example/{width}/画/{path}' }, gateway: { url: 'https://日本.example/画' } });
  for (const path of ['/m/home', '/m/login', '/m/p/privacy', '/manifest.webmanifest']) for (const [name, value] of (await get(path)).headers) expect(value, `${path} ${name}`).toMatch(/^[\t\x20-\x7e]*$/);
});
