import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge, type Edge } from '../../../../src/edge/edge.ts';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { readMarkdown } from '../../../../src/edge/merchants/markdown.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { findMerchants, parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readBuild } from '../../../../src/edge/node/build.ts';
import type { Upstream } from '../../../../src/edge/upstream.ts';
import { answerFrom } from '../../../../src/edge/upstream-answer.ts';
import { writeSmallBuild } from '../../../support/small-build.ts';

const read = (source: string) => {
  const found = readMarkdown(source);
  return 'text' in found ? found.text : found.faults;
};

test('Markdown becomes blocks: what a phone shows is none of its signs', () => {
  expect(read('---\nversion: 3\n---\n# Termos\n\nUm **forte**, um *leve* e\noutro [link](/m/p/faq).\n\n## Regras\n- um\n- dois\n1. três\n\n### Fim\nfoo_bar_baz\n')).toEqual({
    title: 'Termos', version: '3',
    blocks: [
      { kind: 'p', spans: ['Um ', { strong: 'forte' }, ', um ', { em: 'leve' }, ' e outro ', { link: '/m/p/faq', text: 'link' }, '.'] },
      { kind: 'h2', spans: ['Regras'] },
      { kind: 'ul', items: [['um'], ['dois']] },
      { kind: 'ol', items: [['três']] },
      { kind: 'h3', spans: ['Fim'] },
      { kind: 'p', spans: ['foo_bar_baz'] },
    ],
  });
});

test('a numbered list goes on behind an empty line, and with its number behind a paragraph', () => {
  expect(read('# T\n\n1. um\n\n2. dois\n\ntexto [1] (nota)\n\n3. três\n+ a\n')).toMatchObject({ blocks: [
    { kind: 'ol', items: [['um'], ['dois']] }, { kind: 'p', spans: ['texto [1] (nota)'] }, { kind: 'ol', items: [['três']], start: 3 }, { kind: 'ul', items: [['a']] },
  ] });
  expect(read('# **Termos** da [Azul](/m/home)\nx')).toMatchObject({ title: 'Termos da Azul' });
});

test('whatever a text is made of, it is read within a blink: the edge reads it while it serves', () => {
  for (const source of ['a\n'.repeat(130_000), `# a${' '.repeat(200_000)}b\nx`, `- a\n${'b\n'.repeat(120_000)}`, '*'.repeat(250_000), '[a]('.repeat(60_000), '[['.repeat(120_000), `**${'a*'.repeat(120_000)}`]) {
    const began = performance.now();
    readMarkdown(`# T\n${source}`);
    expect(performance.now() - began, source.slice(0, 9)).toBeLessThan(5_000);
  }
});

test('all that would be shown as it is written is a fault, each with its line', () => {
  expect(read('---\nversao: 3\n---\n## Sem título\n<b>x</b>\n| a | b |\n![](x.png)\n> dito\n```\n#### fundo\n\n[mal](javascript:alert)\n')).toEqual([
    'line 1: between the lines --- must stand a version, such as version: 3',
    'line 5: HTML is not shown', 'line 6: a table is not shown', 'line 7: a picture is not shown', 'line 8: a quotation is not shown', 'line 9: a block of code is not shown',
    'line 10: a heading below the third level is not shown',
    'line 12: javascript:alert is no link: https, mailto, tel, or a path',
    'has no title: a line such as # Terms of use',
  ]);
  const faultsIn = (line: string) => read(`# T\n\n${line}\n`);
  for (const link of ['[Bingo](https://pt.wikipedia.org/wiki/Bingo_(jogo))', '[x](javascript:alert(1))', '[x][y]', '[x](https://a.example "t")', '[a [b] c](https://a.example)']) expect(faultsIn(link), link).toEqual(['line 3: a link that is not [text](address) without spaces and brackets is not shown']);
  for (const [line, what] of [['`a`', 'code'], ['~~a~~', 'struck out text'], ['***a***', 'emphasis within emphasis'], ['**a *b* c**', 'emphasis within emphasis'], ['a&nbsp;b', 'an entity'], ['\\*a\\*', 'a backslash before a sign'], ['- a\n\t- b', 'a list in a list'], ['- a\n - b', 'a list in a list'], ['a\n---', 'a rule'], ['a | b\n--- | ---', 'a table']] as const) {
    expect(faultsIn(line), line).toEqual([expect.stringMatching(new RegExp(`^line [34]: ${what} is not shown$`))]);
  }
  for (const address of ['//evil.example', '/\\evil.example', 'data:text/html,x', 'http://a.example', 'https://a.example/"onload=']) expect(faultsIn(`[x](${address})`), address).toHaveLength(1);
  expect(read('# A\n# B\n')).toEqual(['line 2: there is a title already', 'has no text below its title']);
});

const folder = mkdtempSync(join(tmpdir(), 'leve-texts-'));
const write = (name: string, content: string): void => writeFileSync(join(folder, 'merchants/azul/texts', name), content);
let edge: Edge;

beforeAll(async () => {
  writeSmallBuild(join(folder, 'dist'));
  mkdirSync(join(folder, 'merchants/azul/texts'), { recursive: true });
  cpSync('tests/fixtures/merchants/azul.json', join(folder, 'merchants/azul.json'));
  write('terms.pt.md', '---\nversion: 2\n---\n# Termos da Azul\nJogue com calma.\n');
  write('terms.en.md', '---\nversion: 2\n---\n# Terms of Azul\nPlay calmly.\n');
  write('clube.pt.md', '# Clube Azul\n</script><script>alert(1)\n'.replace('</script><script>', '[x](https://a.example/?a=1&b=2) '));
  write('clube.en.md', '# Club\nText\n');
  const upstream: Upstream = { segments: ['wps'], pages: [], notes: [], answer: async () => answerFrom(new Response()), isReady: async () => true, ask: async () => Response.json({ success: false }), close() {} };
  edge = createEdge({ machine: await readBuild(join(folder, 'dist')), upstream, merchants: createMerchants(parseMerchants(readMerchantFolder(join(folder, 'merchants'))), () => 'a key') });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function get(path: string, cookie = '') {
  const response = await edge(new Request(`http://azul.localhost${path}`, { headers: { accept: 'text/html', cookie } }), { address: '', proto: 'https', host: 'azul.localhost' }, () => {});
  return { status: response.status, text: await response.text() };
}

test('a text is a page of its path, in the language of the phone, and data for who is in the app already', async () => {
  const page = await get('/m/p/clube');
  expect([page.status, /<title>(.*?)<\/title>/.exec(page.text)?.[1]]).toEqual([200, 'Clube Azul · Azul da Sorte']);
  expect(page.text).toContain('<link rel="canonical" href="https://azul.localhost/m/p/clube">');
  expect(page.text).toContain('"texts":{"clube":{"titles":{"pt":"Clube Azul","en":"Club"}},"terms":{"version":"2"');
  expect((await get('/m/p/clube', 'language=en')).text).toContain('<title>Club ·');
  expect(JSON.parse((await get('/texts/terms?language=en')).text)).toEqual({ name: 'terms', title: 'Terms of Azul', version: '2', blocks: [{ kind: 'p', spans: ['Play calmly.'] }] });
  expect((await get('/sitemap.xml')).text).toContain('https://azul.localhost/m/p/clube<');
});

test('a text that the merchant has not is a page that there is none of', async () => {
  expect(await Promise.all(['/m/p/privacy', '/m/p', '/m/p/__proto__', '/m/p/a/b', '/texts/privacy', '/texts/__proto__'].map(async (path) => (await get(path)).status))).toEqual([404, 404, 404, 404, 404, 404]);
});

test('a language that is missing, versions that differ and terms without one are faults of the file; files of other names too', () => {
  const azul = readMerchantFolder(join(folder, 'merchants'))[join(folder, 'merchants/azul.json')] as object;
  const faultsOf = (texts: object) => findMerchants({ 'azul.json': { ...azul, texts } }).faults;
  expect(faultsOf({ faq: { pt: '# P\nx' }, terms: { pt: '# T\nx', en: '---\nversion: 2\n---\n# T\nx' } })).toEqual([
    'azul.json: texts.faq.en: is missing',
    'azul.json: texts.terms: has another version in each language: none, 2',
    'azul.json: texts.terms: has no version, which names what was agreed to: version: 1 between two lines ---',
  ]);
  write('__proto__.pt.md', '# x\ny');
  expect(findMerchants(readMerchantFolder(join(folder, 'merchants'))).faults).toEqual([`${join(folder, 'merchants/azul.json')}: texts/__proto__.pt.md: its name must be such as terms.pt.md`]);
  expect('pt' in {}).toBe(false);
  rmSync(join(folder, 'merchants/azul/texts/__proto__.pt.md'));
  write('termos.md', '# x\ny');
  expect(findMerchants(readMerchantFolder(join(folder, 'merchants'))).faults).toEqual([`${join(folder, 'merchants/azul.json')}: texts/termos.md: its name must be such as terms.pt.md`]);
  rmSync(join(folder, 'merchants/azul/texts/termos.md'));
});
