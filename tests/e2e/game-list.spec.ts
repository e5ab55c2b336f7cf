import * as limits from '../../src/contract/limits.ts';
import { countElements } from '../browser/long-lists.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { gameFrame, openTopOfHome, screen, sendLogin, signInAt } from './steps.ts';
import type { Page } from 'playwright/test';

const grid = (page: Page) => page.getByRole('list', { name: 'Jogos' });
const cards = (page: Page) => grid(page).getByRole('listitem');
/** The number of loaded games, of which only visible rows are in the document. */
const loaded = async (page: Page) => Number(await cards(page).first().getAttribute('aria-setsize'));

/** Notes where the page is scrolled to at the next tap: to repeat a tap, Playwright scrolls. Returns the function that reads it, in another document too. */
async function noteTopOfNextTap(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => addEventListener('click', () => sessionStorage.setItem('tappedAt', String(scrollY)), { capture: true, once: true }));
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('tappedAt')));
}

/** To 2,000 px. The list grows a frame after its games have come: until then the page is too low to scroll that far. */
const scrollDown = (page: Page) => expect.poll(() => page.evaluate(() => (scrollTo(0, 2_000), scrollY))).toBe(2_000);

async function loadPages(page: Page, count: number): Promise<void> {
  // Read once: a list may come whole between two looks, and grows no more.
  for (let before = await loaded(page); before < count * limits.gamePageSize; before = await loaded(page)) {
    // Each try advances the page's clock.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.clock.runFor(1_100);
      expect(await loaded(page)).toBeGreaterThan(before);
    }).toPass();
  }
}

test('the list follows the typed search, and Enter searches at once; tabs switch lists, and Favourites leads a visitor to login', async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await expect(cards(page).first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Buscar pelo nome' });
  const word = (await cards(page).first().getByRole('link').first().innerText()).split(/\s/)[0]!;
  await search.fill(word);
  await expect(page).toHaveURL(`/m/gameList?gameType=RNG&search=${encodeURIComponent(word)}`);
  await expect(cards(page).filter({ hasNotText: word })).toHaveCount(0);
  await expect(cards(page).first()).toContainText(word);

  await page.clock.install();
  await search.fill('nenhumjogo');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nenhum jogo por aqui' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos os jogos' }).tap();
  await expect(page).toHaveURL('/m/gameList?gameType=RNG');
  await expect(cards(page).nth(8)).toBeVisible();

  for (const [name, tab] of [['Novos', 'NEW'], ['Populares', 'HOT']] as const) {
    await page.getByRole('tab', { name, exact: true }).tap();
    await expect(page).toHaveURL(`/m/gameList?gameType=RNG&tab=${tab}`);
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page).first()).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Favoritos' }).tap();
  await expect(page).toHaveURL('/m/login');
});

test('a star tapped by a visitor leads through login back to the list at its position, and Back to the page before it', async ({ page }) => {
  await openTopOfHome(page);
  await page.getByRole('link', { name: 'Ver tudo: Em alta agora' }).tap();
  await expect(cards(page).nth(8)).toBeVisible();
  const url = page.url();
  expect(url).toContain('?');
  const star = cards(page).nth(8).getByRole('button', { name: /^Favorito/ });
  await star.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const topOfTap = await noteTopOfNextTap(page);
  await star.tap();
  await expect(screen(page, 'login')).toBeVisible();
  const top = await topOfTap();
  expect(top).toBeGreaterThan(0);
  await sendLogin(page, 'marina');
  await expect(screen(page, 'gameList')).toBeVisible();
  expect(page.url()).toBe(url);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
});

test('a list that is left stays as it is until the next page has loaded', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => /\/wps\/game\//.test(request.url()) && lists.push(request.url()));
  const release = await hold(page, '**/assets/screens/login-*');
  // Before the page: frames that it has asked for by then would be none of the clock's.
  await page.clock.install();
  await page.goto('/m/gameList?gameType=HOT');
  await loadPages(page, 2);
  await scrollDown(page);
  await expect(cards(page).first()).not.toHaveAttribute('aria-posinset', '1');
  const before = { size: await loaded(page), lists: [...lists], height: await page.evaluate(() => document.documentElement.scrollHeight) };
  // From a script, a click is drawn after the router has heard it, as a tap is while another render is due.
  await cards(page).filter({ visible: true }).nth(6).getByRole('button', { name: /^Favorito/ }).evaluate((star: HTMLElement) => star.click());
  await expect(page).toHaveURL('/m/login');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeAttached();
  expect({ size: await loaded(page), lists, height: await page.evaluate(() => document.documentElement.scrollHeight) }).toEqual(before);
  await expect(page.getByRole('tab', { name: 'Populares', exact: true })).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(screen(page, 'login')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
});

test('the filter fetches nothing until it is submitted, and can be cleared', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => /\/wps\/game\/list/.test(request.url()) && requested.push(request.url()));
  await page.goto('/m/gameList?gameType=RNG');
  // The page brings the beginning alone; the rest of the first page is asked for.
  await expect.poll(() => loaded(page)).toBeGreaterThanOrEqual(limits.gamePageSize);
  await page.getByRole('button', { name: 'Filtrar' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filtrar jogos' });
  const volt = drawer.getByRole('checkbox', { name: 'Volt' });
  const before = requested.length;
  await volt.tap();
  await expect(volt).toBeChecked();
  await drawer.getByRole('button', { name: 'Limpar' }).tap();
  await expect(volt).not.toBeChecked();
  await volt.tap();
  expect(requested).toHaveLength(before);
  await drawer.getByRole('button', { name: 'Ver jogos' }).tap();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&vendors=VOLT');
  await expect(page.getByRole('button', { name: 'Filtrar: 1 escolhido' })).toBeVisible();
  await expect(cards(page).first()).toContainText('Volt');
  await expect(cards(page).filter({ hasNotText: 'Volt' })).toHaveCount(0);
});

test('pages of 26 load by scrolling, and the document does not grow with them', async ({ page }) => {
  const sizes: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/wps/game/list') sizes.push(searchParams.get('pageSize')!);
  });
  await page.clock.install();
  await page.goto('/m/gameList?gameType=RNG');
  await expect(cards(page).first()).toBeVisible();
  /** Elements, counted at the same position amid the list, for fewer rows are kept at its end, and once they stay as many: a busy machine scrolls late, and the rows' idle callbacks come after that. */
  const nodes = async () => {
    let count = 0;
    await expect(async () => {
      const before = count;
      await page.evaluate(() => scrollTo(0, 1_500));
      await page.clock.runFor(2_000);
      count = await countElements(page);
      expect(count).toBe(before);
    }).toPass();
    return count;
  };
  await loadPages(page, 3);
  const few = await nodes();
  await loadPages(page, 10);
  expect(new Set(sizes)).toEqual(new Set([String(limits.gamePageSize)]));
  expect(sizes.length).toBeGreaterThanOrEqual(10);
  expect(await nodes()).toBeLessThan(few * 1.3);
});

test('a return from a game restores the list\'s position, on a slow phone too', async ({ page, context }) => {
  await page.clock.install();
  await signInAt(page, '/m/gameList?gameType=RNG');
  await expect(cards(page).first()).toBeVisible();
  await loadPages(page, 2);
  await scrollDown(page);
  // Wait until the rows in the document have changed: before, the nineteenth is another game.
  await expect(cards(page).first()).not.toHaveAttribute('aria-posinset', '1');
  // One that is looked at: rows beyond the window come and go. By name: rows that are added meanwhile shift the index.
  const name = await cards(page).evaluateAll((all) => {
    const seen = all.find((card) => card.getBoundingClientRect().top > innerHeight / 3)!;
    return seen.querySelector('a')!.innerText.split('\n')[0]!;
  });
  const game = cards(page).filter({ hasText: name }).first();
  await game.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const topOfTap = await noteTopOfNextTap(page);
  await game.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(gameFrame(page).locator('#stake')).toHaveText(/R\$/);
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goBack();
  await expect(screen(page, 'gameList')).toBeVisible();
  await expect(cards(page).filter({ hasText: name }).first()).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - (await topOfTap()))).toBeLessThan(4);
});

test('the slots screen selects the vendor of G §2, and All where the merchant lacks it', async ({ page, platform }) => {
  const shown = screen(page, 'slotsCenter');
  await page.goto('/m/slotsCenter');
  await expect(shown.getByRole('tab', { name: 'BGS' })).toHaveAttribute('aria-selected', 'true');
  const games = shown.getByRole('tabpanel').getByRole('listitem');
  await expect(games.filter({ hasText: 'BGS' })).toHaveCount(limits.gamePageSize);
  await shown.getByRole('tab', { name: 'Todos' }).tap();
  await expect(games.filter({ hasNotText: 'BGS' }).first()).toBeVisible();

  // The phone asks for the vendors itself where the page brings none, as of an edge that never had them.
  await platform.reset();
  await platform.injectFault('vassalageGameType', '500');
  await page.route(/\/wps\/game\/vassalage\/type/, async (route) => {
    await platform.clearFaults();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"BGS"', '"OTHER"') });
  });
  await page.goto('/m/slotsCenter');
  await expect(shown.getByRole('tab', { name: 'Todos' })).toHaveAttribute('aria-selected', 'true');
  await expect(games).toHaveCount(limits.gamePageSize);
});
