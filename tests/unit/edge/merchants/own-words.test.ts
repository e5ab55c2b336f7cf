import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, daysLater, inZone, setZone, startOfDay } from '../../../../src/contract/day.ts';
import { languages, type Language } from '../../../../src/contract/languages.ts';
import type { PageData } from '../../../../src/contract/page.ts';
import type { PageRenderer } from '../../../../src/edge/page-files.ts';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { findMerchants, parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { zoneSteps } from '../../../../src/edge/merchants/time-zone.ts';
import { buildDrawn, drawnPlatform } from '../../../support/drawn-pages.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const folder = mkdtempSync(join(tmpdir(), 'leve-words-'));
let renderer: PageRenderer;
let platform: Awaited<ReturnType<typeof drawnPlatform>>;

beforeAll(async () => {
  ({ renderer } = await buildDrawn());
  platform = await drawnPlatform(renderer);
}, 120_000);
afterAll(() => (platform.phone.close(), rmSync(folder, { recursive: true })));
afterEach(() => setZone(undefined));

const own = { strings: { pt: { 'shell:footer.home': 'Casa', 'common:homeFooter.operator': 'Casa de {{name}}' }, en: { 'shell:footer.home': 'House' } }, age: 21, timeZone: { id: 'America/Manaus', name: 'Manaus' }, instantPayment: 'Yape' };

test('own strings are proven by the packs of the build: each key, each variable; all faults are told', () => {
  mkdirSync(join(folder, 'azul/strings'), { recursive: true });
  writeFileSync(join(folder, 'azul.json'), JSON.stringify({ ...azul, strings: { pt: { 'shell:footer.home': 'Casa' } } }));
  writeFileSync(join(folder, 'azul/strings/pt.json'), JSON.stringify({ 'shell:footer.hom': 'x', 'none:title': 'x', 'shell:footer': 'x', 'shell:header.menu': '{{nome}}', 'shell:cancel': '{{name}}', 'shell:__proto__.x': 'x' }));
  const files = readMerchantFolder(folder);
  expect(findMerchants(files, [], renderer.packOf).faults).toEqual([
    'shell:footer.hom is no string of the app', 'none:title is no string of the app', 'shell:footer is no string of the app',
    'shell:header.menu has no {{nome}}, only {{name}}', 'shell:cancel has no {{name}}', 'shell:__proto__.x is no string of the app',
  ].map((fault) => `${folder}/azul.json: strings.pt: ${fault}`));
  expect(findMerchants({ 'azul.json': { ...azul, ...own } }, [], renderer.packOf).faults).toEqual([]);
  expect(findMerchants({ 'azul.json': { ...azul, age: 17, timeZone: { id: 'Brasil', name: 'x' } } }).faults).toEqual(['azul.json: age: must be 18 at least', 'azul.json: timeZone.id: must be a zone such as America/Manaus']);
});

async function drawn(name: string, language: Language, more: object, answers?: PageData['answers']) {
  const [merchant] = createMerchants(parseMerchants({ 'azul.json': { ...azul, ...more } }), () => 'a key').all;
  const data: PageData = { ...await platform.dataOf({ name, language }), merchant: merchant!.page };
  // What the platform says is its own.
  if (answers) data.answers = answers;
  return renderer.renderPage(name, data, merchant!.page.strings ? merchant!.speech : undefined).html;
}

test('pages speak as the file does, and those of the next merchant as the packs do', async () => {
  for (const [language, word, usual] of [['pt', 'Casa', 'Início'], ['en', 'House', 'Home']] as const) {
    expect(await drawn('home', language, own)).toContain(`<span>${word}</span>`);
    expect(await drawn('home', language, {})).toContain(`<span>${usual}</span>`);
  }
});

test("nothing on any page, and in no string, says 'Brasília', 'Pix' or '18' where the file says otherwise", async () => {
  const texts = (html: string) => html.replaceAll(/<[^>]+>/g, '\n');
  let seen = 0;
  for (const name of Object.keys(renderer.rowsByName)) {
    for (const language of languages) {
      const html = await drawn(name, language, own, {});
      expect(texts(html).match(/.*(Brasília|\bPix\b|\b18(\+| anos| or |\b)).*/g), `${language} ${name}`).toBeNull();
      seen += html.includes('21') ? 1 : 0;
    }
  }
  expect(seen).toBeGreaterThan(6);
  for (const language of languages) for (const name of Object.keys(renderer.rowsByName)) expect(JSON.stringify(renderer.packOf(language, name) ?? '')).not.toMatch(/Brasília|Pix\b|\b18\b/);
}, 60_000);

describe('a clock of another zone', () => {
  test.each(['America/Manaus', 'America/Sao_Paulo', 'Europe/Lisbon', 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Chatham'])('%s is told as Intl tells it', (id) => {
    const now = Date.UTC(2026, 10, 30, 12);
    setZone(zoneSteps(id, now));
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: id, dateStyle: 'short', timeStyle: 'short' });
    for (let at = now - 700 * 86_400_000; at < now + 700 * 86_400_000; at += 7 * 3_600_000 + 60_000) expect(inZone(at).slice(0, 16).replace('T', ' ')).toBe(format.format(at));
    for (let day = '2025-01-01', at = 0; at < 700; at++, day = daysLater(day, 1)) {
      expect([dayOf(startOfDay(day)), dayOf(startOfDay(day) - 1), daysLater(day, -1)]).toEqual([day, daysLater(day, -1), dayOf(startOfDay(day) - 1)]);
    }
  });

  test('a zone without summer time is one step', () => {
    expect(zoneSteps('America/Manaus', Date.UTC(2026, 10, 30))).toEqual([[0, -4 * 3_600_000]]);
  });
});
