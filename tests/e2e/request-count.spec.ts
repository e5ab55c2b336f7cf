import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { accountButton, gameFrame, keepSession, screen, signIn } from './steps.ts';

/** Paths of the requests from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => void (request.url().startsWith('data:') || paths.push(new URL(request.url()).pathname)));
  return paths;
}

test('after a login the balance is asked for first, and all that home needs is there: twelve requests at most', async ({ page }) => {
  const release = await hold(page, '**/wps/wallet');
  await page.goto('/m/login');
  const home = page.waitForResponse(/\/assets\/screens\/home-/);
  const vendors = page.waitForResponse(/\/wps\/game\/vassalage\?/);
  const header = page.waitForResponse(/\/assets\/member-\w+\.js/);
  const ciphers = page.waitForResponse(/\/assets\/mode-ecb-/);
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await page.getByLabel('Senha', { exact: true }).fill('leve2026');
  await Promise.all([home, vendors, header, ciphers]);
  await page.waitForLoadState('networkidle');

  const asked = requestsOf(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
  await expect(screen(page, 'home').getByRole('tabpanel').getByRole('link').nth(8)).toBeAttached();
  await expect.poll(() => asked).toContain('/wps/wallet');
  expect(asked.filter((path) => !/^\/(cdn|img)\//.test(path))).toEqual(['/wps/session/login', '/wps/wallet']);
  expect(asked.length).toBeLessThanOrEqual(12);
  release();
  await expect(accountButton(page)).toContainText(/\d/);
  // What has waited comes then, and the balance no second time.
  await expect.poll(() => asked).toContain('/wps/game/favourites');
  await expect.poll(() => asked).toContain('/wps/content/notices');
  expect(asked.filter((path) => path === '/wps/wallet')).toHaveLength(1);
});

test('a visitor who stays has the code of the login and of the list of games before the tap', async ({ page }) => {
  const prepared = ['login', 'gameList'].map((name) => page.waitForResponse(new RegExp(`/assets/screens/${name}-`)));
  await page.goto('/m/home');
  await Promise.all(prepared);
  await page.waitForLoadState('networkidle');
  const asked = requestsOf(page);
  await page.getByRole('link', { name: /^Ver tudo/ }).first().tap();
  await expect(screen(page, 'gameList').getByRole('list', { name: 'Jogos' }).getByRole('link').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).tap();
  await expect(screen(page, 'login').getByRole('textbox', { name: 'Usuário' })).toBeVisible();
  const ofScreens = /\/(screens\/|strings\/pt-(gameList|forms|any-screen))|\/(forms|play|game-lists|screen-parts)-/;
  expect(asked.filter((path) => ofScreens.test(path))).toEqual([]);
});

test('a way in prepares the page that the visitor wanted, and the game that was tapped', async ({ page }) => {
  await page.goto('/m/gameList?gameType=FISH');
  await page.getByRole('list', { name: 'Jogos' }).getByRole('link').first().tap();
  await expect(page).toHaveURL('/m/login');
  const launcher = page.waitForResponse(/\/assets\/screens\/play-/);
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await launcher;
  await page.getByLabel('Senha', { exact: true }).fill('leve2026');
  const asked = requestsOf(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect.poll(() => asked.filter((path) => path === '/wps/game/launch/v3')).toHaveLength(1);
  expect(asked.slice(0, asked.indexOf('/wps/game/launch/v3'))).not.toContain('/wps/wallet');
});

test('between a card and its game stand eight requests at most', async ({ page }) => {
  await signIn(page);
  await page.waitForLoadState('networkidle');
  const asked = requestsOf(page);
  await screen(page, 'home').getByRole('tabpanel').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(gameFrame(page).getByRole('button', { name: 'Girar' })).toBeEnabled();
  // With the first touch the menus come, and once the game stands, the result of the sitting and the favourites.
  const game = asked.findIndex((path) => path.startsWith('/play/'));
  expect(game, asked.join('\n')).toBeGreaterThan(0);
  expect(game, asked.join('\n')).toBeLessThan(8);
  expect(asked.filter((path) => path === '/wps/game/launch/v3')).toHaveLength(1);
  await expect(gameFrame(page).locator('#stake')).toHaveText(/R\$\s1,00/);
});

test('a card is a link without script, too: its page says what is missing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/m/home');
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(screen(page, 'play').getByRole('status')).toHaveText('Abrindo o jogo…');
  // Not seen here: this browser's switch leaves the element's content out.
  expect(await page.content()).toMatch(/<noscript>.*Sem JavaScript, dá para ver/s);
  await context.close();
});

test('the frame of a game is drawn as on its way before the app is there, and opens it', async ({ page }) => {
  await keepSession(page);
  const app = await hold(page, '**/assets/app-*.js');
  const release = await hold(page, '**/wps/game/launch/v3');
  const asked = requestsOf(page);
  await page.goto('/m/play?vendor=BGS&game=10001&category=RNG&gameId=x', { waitUntil: 'domcontentloaded' });
  await expect(screen(page, 'play').getByRole('status')).toHaveText('Abrindo o jogo…');
  app();
  await expect.poll(() => asked).toContain('/wps/game/launch/v3');
  await expect(screen(page, 'play').getByRole('status')).toHaveText('Abrindo o jogo…');
  release();
  await expect(gameFrame(page).getByRole('button', { name: 'Girar' })).toBeEnabled();
});
