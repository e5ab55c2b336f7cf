import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRenderer } from '../../../../src/edge/page-files.ts';
import { hotGames } from '../../../../src/contract/endpoints/games.ts';
import { homeSections, type OwnHome } from '../../../../src/contract/home-sections.ts';
import { linkIcons, rowPlaces, tabPlaces } from '../../../../src/contract/menu-places.ts';
import type { PageData } from '../../../../src/contract/page.ts';
import { firstContent } from '../../../../src/edge/content.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { homeOf } from '../../../../src/edge/merchants/home.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { tabsIn } from '../../../../src/edge/pages.ts';
import type { Upstream } from '../../../../src/edge/upstream.ts';
import { buildDrawn, drawnPlatform } from '../../../support/drawn-pages.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const merchantOf = (more: object) => createMerchants(parseMerchants({ 'azul.json': { ...azul, ...more } }), () => 'a key').all[0]!;

let renderer: PageRenderer;
let platform: Awaited<ReturnType<typeof drawnPlatform>>;
beforeAll(async () => {
  ({ renderer } = await buildDrawn());
  platform = await drawnPlatform(renderer);
}, 120_000);
afterAll(() => platform.phone.close());

test('home is split below the last section that comes with the page; without sections it is as usual', () => {
  expect(homeOf({ sections: ['draws', 'banner', 'games', 'winners', 'jackpot', 'matches', 'download'] })).toEqual({ above: ['draws', 'banner', 'games', 'winners', 'jackpot'], below: ['matches', 'download'] });
  expect(homeOf({ sections: ['games'], rows: 2 })).toEqual({ above: ['games'], below: [], rows: 2 });
  expect(homeOf({ rows: 4 })).toEqual({ rows: 4 });
  expect(merchantOf({}).page.home).toBeUndefined();
  expect(homeOf({ sections: [...homeSections] }).below).toEqual(['draws', 'matches', 'winners', 'download']);
});

test("the banners' shape and the room of what loads late are the merchant's style, and nobody else's", () => {
  const { head } = merchantOf({ home: { sections: ['draws', 'games', 'matches'], banner: 'tall' } });
  expect(head).toContain('.frame .banner-slide{padding-top:56.25%}');
  expect(head).toContain('.home-draws{display:flow-root;min-height:calc(1.5rem + 28px + 4.375rem + 50px)}');
  expect(head).not.toContain('.home-matches');
  expect(merchantOf({ home: { banner: 'usual', rows: 1 } }).head).toBe(merchantOf({}).head);
});

test("a page has the games of its merchant's rows, and no answers for banners and notices that its home does not show", async () => {
  const upstream: Pick<Upstream, 'ask'> = { ask: async (path, headers) => platform.phone.fetch(new Request(`http://phone.test${path}`, { headers })) };
  const { merchant } = await platform.dataOf({ name: 'home' });
  const contentFor = async (home?: OwnHome) => {
    const { answers } = await firstContent(upstream as Upstream, renderer)({ ...merchant, ...(home && { home }) }, 'pt', 'home', '', () => {});
    const found = (path: string) => Object.entries(answers).find(([key]) => key.startsWith(path))?.[1].value as unknown[] | undefined;
    return { games: found(hotGames.path)?.length, banners: Boolean(found('/wps/content/banners')), notices: Boolean(found('/wps/content/notices')) };
  };
  expect(await contentFor()).toEqual({ games: 9, banners: true, notices: true });
  expect(await contentFor({ rows: 4 })).toEqual({ games: 12, banners: true, notices: true });
  expect(await contentFor({ above: ['games', 'notices'], below: [], rows: 1 })).toEqual({ games: 3, banners: false, notices: true });
});

const placesOf = (name: string) => (renderer.packOf('pt', 'menus') as Record<string, Record<string, string>>)[name]!;

test('every place of a menu has its page and its words, and the foot draws the tabs of the file in each language', async () => {
  const own = { href: '/m/p/faq', label: { pt: 'Dúvidas', en: 'FAQ' }, icon: linkIcons[1] };
  for (const name of tabPlaces.filter((one) => one !== 'home' && one !== 'mine')) {
    const merchant = merchantOf({ tabs: ['home', name, own, 'mine'] });
    for (const [language, faq] of [['pt', 'Dúvidas'], ['en', 'FAQ']] as const) {
      const data: PageData = { ...await platform.dataOf({ name: 'service', language }), merchant: { ...merchant.page, ...tabsIn(renderer, merchant) } };
      const html = renderer.renderPage('lottery', { ...data, answers: {} }).html;
      const foot = html.slice(html.indexOf('class="footer"'));
      const words = Array.from(foot.matchAll(/<span>([^<]+)<\/span>/g), ([, word]) => word!);
      expect(words, `${name} ${language}`).toHaveLength(5);
      expect(words[2]).toBe(faq);
      expect(words[1]).toBe((renderer.packOf(language, 'menus') as { place: Record<string, string> }).place[name]);
      expect(foot).toContain('href="/m/p/faq"');
    }
  }
  for (const name of rowPlaces) expect(placesOf('place')[name] ?? placesOf('side')[name === 'texts' ? 'title' : name], name).toBeTruthy();
}, 30_000);
