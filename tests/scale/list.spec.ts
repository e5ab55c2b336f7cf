import type { Page } from 'playwright/test';
import type { Game } from '../../src/contract/endpoints/games.ts';
import * as limits from '../../src/contract/limits.ts';
import { rememberAdult } from '../browser/adult.ts';
import { expect, test } from '../e2e/fixture.ts';
import { median, meterOf } from './measure.ts';

/** Number of games of the platform. */
const many = 20_000;
/** Number of pages of each list that are timed, by turns. */
const turns = 21;

const first = (page: Page) => page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first();
const loaded = async (page: Page) => Number(await first(page).getAttribute('aria-setsize'));

/** Extends the list to `many` games, renamed copies of the platform's first page. */
async function fill(page: Page): Promise<void> {
  const response = await page.request.get('/wps/game/list?merchant=leve&platform=html5&language=pt&gameType=RNG&pageNo=1&pageSize=26', { headers: { Merchant: 'leve' } });
  const { games } = ((await response.json()) as { value: { games: Game[] } }).value;
  await page.route(/\/wps\/game\/list\?/, (route) => {
    const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    const value = {
      games: games.map((game, at) => ({ ...game, nodeId: `${pageNum}-${at}`, gameName: `${game.gameName} ${pageNum}` })),
      pageNum,
      totalPages: Math.ceil(many / limits.gamePageSize),
    };
    return route.fulfill({ json: { success: true, value } });
  });
}

/** Opens the list of `many` games with the page's clock paused. */
async function openList(page: Page) {
  await fill(page);
  await page.clock.install();
  await page.goto('/m/gameList?gameType=RNG');
  await expect(first(page)).toBeVisible();
  const meter = await meterOf(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  return {
    nodes: () => meter.nodes(),
    /** Scrolls to the end until another page has loaded; gives the processor time, in ms. */
    async nextPage(): Promise<number> {
      const before = await loaded(page);
      const start = await meter.work();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.clock.runFor(1_000);
      // Each try advances the page's clock.
      await expect(async () => {
        await page.clock.runFor(50);
        expect(await loaded(page)).toBe(before + limits.gamePageSize);
      }).toPass({ intervals: [20], timeout: 20_000 });
      await page.clock.runFor(100);
      return (await meter.work()) - start;
    },
  };
}

test('page 100 of 20,000 games costs at most a fifth more than page 2, in time and nodes', async ({ page, browser, baseURL }) => {
  const late = await openList(page);
  for (let pageNo = 2; pageNo < 100 - Math.floor(turns / 2); pageNo++) await late.nextPage();

  // The lists take turns: a processor that slows down, as a shared one does, slows both.
  const context = await browser.newContext({ baseURL });
  await rememberAdult(context);
  const early = await openList(await context.newPage());
  const pairs: { early: number; late: number }[] = [];
  const nodes: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    pairs.push({ early: await early.nextPage(), late: await late.nextPage() });
    // Page 7: page 2 is still being drawn in steps.
    if (turn === 5) nodes.push(await early.nodes());
  }
  nodes.push(await late.nodes());
  await context.close();

  const ratio = median(pairs.map((pair) => pair.late / pair.early));
  const cost = (which: 'early' | 'late') => median(pairs.map((pair) => pair[which])).toFixed(1);
  console.log(`a page from 2 on: ${cost('early')} ms; about 100: ${cost('late')} ms; ${ratio.toFixed(2)} times; nodes ${nodes.join(', then ')}`);
  expect(ratio).toBeLessThanOrEqual(1.2);
  expect(nodes[1]!).toBeLessThan(nodes[0]! * 1.2);
});
