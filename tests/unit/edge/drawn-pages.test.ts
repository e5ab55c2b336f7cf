import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../src/contract/languages.ts';
import type { MerchantConfig, PageData } from '../../../src/contract/page.ts';
import type { PageRenderer } from '../../../src/edge/page-files.ts';
import { documentOf } from '../../../src/edge/document.ts';
import { readyMerchants } from '../../support/merchants.ts';
import { buildDrawn, drawnPlatform, type DrawnFor } from '../../support/drawn-pages.ts';
import { faultsIn } from '../../support/strict-html.ts';

let renderer: PageRenderer;
let another: () => Promise<PageRenderer>;
let platform: Awaited<ReturnType<typeof drawnPlatform>>;
let names: string[];

beforeAll(async () => {
  ({ renderer, another } = await buildDrawn());
  platform = await drawnPlatform(renderer);
  names = Object.keys(renderer.rowsByName);
}, 120_000);
afterAll(() => platform.phone.close());

const queries: Readonly<Record<string, readonly string[]>> = { gameList: ['', '?gameType=RNG', '?gameType=HOT'], lottery: ['', '?gameType=ELOTT'] };

const merchants = readyMerchants().all.map(({ page }) => page.code);

const everyPage = (): DrawnFor[] =>
  names.flatMap((name) => (queries[name] ?? ['']).flatMap((query) => merchants.flatMap((merchant) => languages.map((language) => ({ name, query, merchant, language })))));

/** In an order of its own for each seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return list.map((item) => [next(), item] as const).sort(([one], [other]) => one - other).map(([, item]) => item);
}

/** A merchant who has everything else, too. */
const other: Partial<MerchantConfig> = {
  code: 'outro', trialCode: 'outro-trial', name: 'Outro', languages: ['en'], imageCDNs: ['https://art.example'], currency: { code: 'EUR', symbol: '€' }, country: 'PT',
  template: { mem_cen: 'base', dep_func: 'base' }, contact: { TELEGRAM: 'https://t.me/outro' }, operator: undefined,
};

/** The same object for all: what is computed of it and of the merchant must be computed anew. */
const countries = { code: 'BR', countries: [{ code: 'BR', name: 'Brasil', dialingCode: '+55' }, { code: 'PT', name: 'Portugal', dialingCode: '+351' }] };

test('pages of all merchants and languages, in every order, are the same bytes as by a renderer that has drawn nobody else', async () => {
  const own = merchants.flatMap((merchant) => languages.map((language) => ({ merchant, language })));
  const groups = await Promise.all(own.map(async ({ merchant, language }) => {
    const pages = everyPage().filter((page) => page.merchant === merchant && page.language === language);
    return Promise.all(pages.map(async (page) => {
      const data = await platform.dataOf(page);
      return { name: page.name, data: { ...data, answers: { ...data.answers, [`/wps/system/country?language=${language}`]: countries } } };
    }));
  }));
  groups.push(groups[0]!.map(({ name, data }) => ({ name, data: { ...data, merchant: { ...data.merchant, ...other } } })));
  // Without answers: what the page before was told must be gone.
  groups.push(groups[1]!.map(({ name, data }) => ({ name, data: { ...data, answers: {}, at: undefined } })));
  const alone = (await Promise.all(groups.map(async (pages) => {
    const fresh = await another();
    return pages.map((page) => ({ page, html: JSON.stringify(fresh.renderPage(page.name, page.data)) }));
  }))).flat();
  for (let seed = 1; seed <= 3; seed++) {
    for (const { page: { name, data }, html } of shuffled(alone, seed)) {
      expect(JSON.stringify(renderer.renderPage(name, data)) === html, `${data.merchant.code} ${data.language} ${name}${data.query}`).toBe(true);
    }
  }
}, 120_000);

describe('with hostile content in every field of every answer', () => {
  const script = `"'><script>window.broken=1</script><img src=x onerror="window.broken=1"><svg/onload=window.broken=1></title></style></textarea><!--]]>{{constructor}}%00\u202E\u0000`;
  const hostile: Record<string, (text: string) => string> = {
    'a script in place of each text': () => script,
    'a script behind each text': (text) => text + script,
    'an address that runs': () => 'javascript:window.broken=1',
    'half a character': () => '\uD800</script><script>',
    'one tag': () => '</div></main></body></html>',
    'a long word': () => 'x'.repeat(20_000),
    'a name of every object': () => '__proto__',
  };

  /** The value with each of its texts changed, and each key of its maps where `keys`. */
  const poisoned = (value: unknown, change: (text: string) => string): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map((item) => poisoned(item, change));
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, change)]));
    return value;
  };

  /** The whole document, with boot scripts and styles that are empty. */
  function documentFor(name: string, data: PageData): string {
    const { rowsByName, stringsOf, renderPage } = renderer;
    const row = rowsByName[name]!;
    return documentOf({
      data, drawn: renderPage(name, data),
      files: { scripts: ['/assets/a.js'], styles: ['/assets/a.css'], menuScripts: [], menuStyles: [] },
      build: { entry: '/assets/app.js', boot: new Proxy({}, { get: () => 'boot()' }) as never },
      style: '.a{}', merchantHead: '', shareHead: '',
      strings: Object.fromEntries(row.strings.map((namespace) => [namespace, stringsOf(data.language, namespace)])),
      noScript: '', waiting: '', placeholderStyle: '', forMembers: row.forMembers,
    }).html;
  }

  const scriptsIn = (html: string): number => html.match(/<script/gi)!.length;
  /** Of the page as the platform answers, counted once. */
  const usualScripts = new Map<string, number>();

  test.each(Object.keys(hostile))('%s: no script, and well-formed HTML', async (kind) => {
    const change = hostile[kind]!;
    for (const name of names) {
      const data = await platform.standingDataOf({ name });
      if (!usualScripts.has(name)) usualScripts.set(name, scriptsIn(documentFor(name, data)));
      const answers = Object.fromEntries(Object.entries(data.answers).map(([key, value]) => [key, poisoned(value, change)]));
      const html = documentFor(name, { ...data, answers });
      expect(faultsIn(html), name).toEqual([]);
      expect(scriptsIn(html), name).toBe(usualScripts.get(name));
    }
  }, 60_000);

  test('keys of maps too', async () => {
    for (const name of names) {
      const data = await platform.standingDataOf({ name });
      const answers = JSON.parse(JSON.stringify(data.answers), (key, value: unknown) =>
        value && typeof value === 'object' && !Array.isArray(value) && /^(mapping|promotions|whitelabel|contacts|customerService)$/.test(key) ? Object.fromEntries(Object.entries(value).map(([own, item]) => [own + script, item])) : value) as PageData['answers'];
      expect(faultsIn(documentFor(name, { ...data, answers })), name).toEqual([]);
    }
  });
});

test('a page takes less than 10 ms of a processor', async () => {
  for (const name of names) {
    const data = await platform.standingDataOf({ name });
    const times = Array.from({ length: 20 }, () => {
      const began = performance.now();
      renderer.renderPage(name, data);
      return performance.now() - began;
    });
    // Others use the processor meanwhile.
    expect(Math.min(...times), name).toBeLessThan(10);
  }
}, 60_000);
