import type { Page } from 'playwright/test';
import { contrast } from '../../src/edge/merchants/contrast.ts';
import { startEdge, type RunningEdge } from '../browser/edge.ts';
import { rememberAdult } from '../browser/adult.ts';
import { expect, test } from './fixture.ts';

let edge: RunningEdge;
test.beforeAll(async () => {
  edge = await startEdge({ DATA: ':memory:', ART: 'raster' });
});
test.afterAll(() => edge.stop());

test.use({ tolerated: /Failed to load resource|ERR_FAILED/ });

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

/** The ground under a card's picture, and its name's colour, as `#rrggbb`; and where its art stands. */
const lookAt = (page: Page) =>
  cards(page).first().evaluate((card) => {
    const hex = (color: string) => `#${color.match(/\d+/g)!.slice(0, 3).map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
    const art = card.querySelector('.game-card-art')!;
    const { top, left, width, height } = art.getBoundingClientRect();
    const image = art.querySelector('img')!;
    return { ground: hex(getComputedStyle(art).backgroundColor), name: hex(getComputedStyle(art.querySelector('.game-card-name')!).color), place: [top, left, width, height], src: image.getAttribute('src')!, isThere: image.naturalWidth > 1 };
  });

test('once a picture is known its place has its colour while it comes, and where it fails its name stands on it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await rememberAdult(context);
  // Whoever comes first has the pictures made.
  await page.goto(edge.address);
  await expect.poll(async () => (await lookAt(page)).isThere).toBe(true);
  const came = await lookAt(page);
  await expect.poll(async () => (await (await page.request.get(edge.address)).text()).match(/\{--picture:/g)?.length ?? 0).toBeGreaterThan(2);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/img/card-*/**', async (route) => {
    await held;
    await route.abort();
  });
  await context.clearCookies();
  await page.goto(edge.address, { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  const coming = await lookAt(page);
  expect(coming.isThere).toBe(false);
  expect(coming.place).toEqual(came.place);
  expect(coming.ground).not.toBe(coming.name);
  expect(contrast(coming.ground, coming.name)).toBeGreaterThanOrEqual(4.5);
  const grounds = await cards(page).locator('.game-card-art').evaluateAll((all) => new Set(all.map((art) => getComputedStyle(art).backgroundColor)).size);
  expect(grounds).toBeGreaterThan(2);
  release();
  // Its stand-in is seen through: the name lies under it.
  await expect.poll(async () => (await lookAt(page)).src).toMatch(/^data:image\/svg/);
  const failed = await lookAt(page);
  expect([failed.ground, failed.place]).toEqual([coming.ground, came.place]);
  await context.close();
});
