import type { Page } from 'playwright';
import type { Announcement } from '../../src/contract/endpoints/announcements.ts';
import type { Game } from '../../src/contract/endpoints/games.ts';
import * as limits from '../../src/contract/limits.ts';
import { countElements, lengthenLists } from '../../tests/browser/long-lists.ts';
import { median } from '../../tests/scale/measure.ts';
import { scrollToHeading, winnersHeading } from '../../tests/browser/scroll.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { manyLotteries } from '../lotteries.ts';
import { eachRun, openHome, type Phone } from '../phone.ts';

const games = [640, 20_000];
const countdowns = [12, 500];
const announcements = [5, 500];
/** Length of each list of home. */
const longest = 5_000;
/** Number of last pages over which the median is taken. */
const around = 5;
/** Duration of the measured ticking, in ms. */
const ticking = 10_000;
/** Goal for the cost of a page of the longest list, as a multiple of the shortest's. */
const flat = 1.2;

/** Extends the game list to `count` games, renamed copies of the platform's first page. */
async function manyGames(page: Page, count: number): Promise<void> {
  const response = await page.request.get('/wps/game/list?merchant=leve&platform=html5&language=pt&gameType=RNG&pageNo=1&pageSize=26', { headers: { Merchant: 'leve' } });
  const known = ((await response.json()) as { value: { games: Game[] } }).value.games;
  await page.route(/\/wps\/game\/list\?/, (route) => {
    const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    const of = known.map((game, at) => ({ ...game, nodeId: `${pageNum}-${at}`, gameName: `${game.gameName} ${pageNum}` }));
    return route.fulfill({ json: { success: true, value: { games: of, pageNum, totalPages: Math.ceil(count / limits.gamePageSize) } } });
  });
}

/** Processor ms of a page near the end of `count` games, or near page `last`. */
const nextPage = (count: number, last: number) => async ({ page, meter }: Phone): Promise<number> => {
  await manyGames(page, count);
  await page.goto('/m/gameList?gameType=RNG');
  const first = page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first();
  await first.waitFor();
  const loaded = () => page.evaluate(() => Number(document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize')));
  const costs: number[] = [];
  for (let before = await loaded(); before < Math.min(last, Math.floor(count / limits.gamePageSize)) * limits.gamePageSize; ) {
    const spent = await meter.work();
    // The list gets its new height a frame after its new items.
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => (scrollTo(0, document.documentElement.scrollHeight), done())))));
    await page.waitForFunction((least) => Number(document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize')) > least, before, { polling: 50 });
    // One scroll may load two pages.
    const now = await loaded();
    costs.push(((await meter.work()) - spent) / ((now - before) / limits.gamePageSize));
    before = now;
  }
  return median(costs.slice(-around));
};

/** Processor ms of ten seconds of the hall. */
const tick = (count: number) => async ({ page, meter }: Phone): Promise<number> => {
  await manyLotteries(page, count);
  await page.goto('/m/lottery');
  await page.getByRole('timer').first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await meter.work();
  await page.waitForTimeout(ticking);
  return (await meter.work()) - before;
};

/** Processor ms of home until the popup with `count` announcements shows. */
const announce = (count: number) => async ({ page, meter }: Phone): Promise<number> => {
  const list: Announcement[] = [];
  await page.unroute('**/wps/content/popular*');
  await page.route('**/wps/content/popular*', async (route) => {
    const { value } = (await (await route.fetch()).json()) as { value: Announcement[] };
    for (let at = 0; at < count; at++) list.push({ ...value[at % value.length]!, title: `${at}` });
    await route.fulfill({ json: { success: true, value: list } });
  });
  const before = await meter.work();
  await page.goto('/m/home');
  await page.getByRole('dialog', { name: 'Novidades' }).waitFor();
  return (await meter.work()) - before;
};

/** Elements of home after scrolling through it, with `count` games, notices, announcements and winners. */
const elements = (count: number) => async ({ page }: Phone): Promise<number> => {
  await lengthenLists(page, count);
  await openHome(page);
  await scrollToHeading(page, winnersHeading);
  await page.locator('.winner').first().waitFor();
  await page.waitForLoadState('networkidle');
  return countElements(page);
};

/** Cost by size of lists. */
export async function measure({ browser, runs, quick, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  const chartOf = async (chart: string, sizes: readonly number[], noun: string, cost: (size: number) => (phone: Phone) => Promise<number>): Promise<Figure[]> => {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(figureOf(`${chart}: ${size} ${noun}`, 'ms', await eachRun(runs, browser, address, {}, cost(size)), { point: { chart, size } }));
    return figures;
  };
  const pages = await chartOf('the next page of the list', games, 'games', (size) => nextPage(size, quick ? 12 : 50));
  return [
    ...pages,
    figureOf('the next page, most games by fewest', 'times', [pages.at(-1)!.value / pages[0]!.value], { goal: { most: flat }, note: quick ? 'after 12 pages' : 'at the end of the list, or at page 50' }),
    ...(await chartOf('ten seconds of the hall', countdowns, 'countdowns', tick)),
    ...(await chartOf('home until its announcements stand', announcements, 'announcements', announce)),
    figureOf(`elements of home, lists of ${longest}`, '', await eachRun(runs, browser, address, { announcements: true }, elements(longest)), { goal: { most: 2_000 }, note: 'games, notices, announcements and winners' }),
  ];
}
