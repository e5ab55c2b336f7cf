import type { Page } from 'playwright/test';
import { languageCookie } from '../../src/contract/languages.ts';
import { button, field } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { accountButton, keepSession, openTopOfHome, returnToTab, screen } from './steps.ts';
import { quick, waitingUntil } from './waiting-until.ts';

test.use({ tolerated: /ERR_FAILED|Failed to fetch dynamically imported module/ });

/** Lets requests for files that match `pattern` fail; `failures` counts them until `find` is called. */
async function lose(page: Page, pattern: string) {
  const lost = { failures: 0, find: () => page.unroute(pattern) };
  await page.route(pattern, (route) => {
    lost.failures++;
    return route.abort();
  });
  return lost;
}

/** Waits until code was tried twice in vain, and lets it come. */
async function comeAfterFailure(page: Page, lost: Awaited<ReturnType<typeof lose>>): Promise<void> {
  await waitingUntil(page, async () => expect(lost.failures).toBeGreaterThanOrEqual(2));
  await lost.find();
}

/** Counts the requests for a path of the platform. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++;
  });
  return () => count;
}

/** The app's entry, without which a page shows and answers nothing. */
const entry = '**/assets/app-*.js';
const appIsThere = (page: Page) => page.evaluate(() => !('earlyTap' in window));
const slowLine = (page: Page) => page.getByRole('alert').filter({ hasText: 'Conexão lenta ou sem internet.' });

test('an app whose first file fails once is loaded again by itself', async ({ page }) => {
  await page.clock.install();
  let requests = 0;
  await page.route(entry, (route) => (requests++ ? route.continue() : route.abort()));
  await page.goto('/m/home');
  await waitingUntil(page, async () => expect(await appIsThere(page)).toBe(true));
  expect(requests).toBe(2);
});

test('a tap that waits for the app is answered by a message, and by the app once its files can be had; what was typed stays', async ({ page }) => {
  await page.clock.install();
  const lost = await lose(page, entry);
  await page.goto('/m/login');
  await field(page, 'Usuário').fill('marina');
  await button(page, 'Entrar').tap();
  await waitingUntil(page, () => expect(slowLine(page)).toBeVisible(quick));
  await lost.find();
  await waitingUntil(page, () => expect(slowLine(page)).toHaveCount(0, quick));
  await expect(field(page, 'Usuário')).toHaveValue('marina');
  await field(page, 'Senha').fill('leve2026');
  await button(page, 'Entrar').tap();
  await waitingUntil(page, () => expect(accountButton(page)).toContainText('Marina', quick));
});

test('a tap on a form whose own code keeps failing says so', async ({ page }) => {
  await page.clock.install();
  await lose(page, '**/assets/screens/login-*.js');
  await page.goto('/m/login');
  await field(page, 'Usuário').fill('marina');
  await button(page, 'Entrar').tap();
  await waitingUntil(page, () => expect(slowLine(page)).toBeVisible(quick));
  await expect(field(page, 'Usuário')).toHaveValue('marina');
});

test('a closed platform whose page fails to load shows an error instead of nothing, and the page once it can be had', async ({ page, platform }) => {
  await page.clock.install();
  await openTopOfHome(page);
  const lost = await lose(page, '**/assets/closed-platform-*.js');
  await platform.change('leve', { maintenance: true });
  await returnToTab(page);
  await waitingUntil(page, () => expect(page.getByRole('heading', { name: 'Não deu para abrir' })).toBeVisible(quick));
  await expect(page.locator('.status-view').getByRole('button', { name: 'Tentar de novo' })).toBeInViewport();
  await lost.find();
  await waitingUntil(page, () => expect(screen(page, 'maintenance').getByRole('heading', { name: 'Voltamos já', level: 2 })).toBeVisible(quick));
});

test.describe('for a visitor who was not asked yet', () => {
  test.use({ adult: false });

  for (const [what, pattern] of [['code', '**/assets/over-pages-*.js'], ['strings', '**/assets/strings/pt-over-pages-*.js']] as const) {
    test(`the services of the visit start, although their ${what} cannot be had at first: the 18+ question becomes the app's, the manifest is linked`, async ({ page }) => {
      await page.clock.install();
      const lost = await lose(page, pattern);
      await page.goto('/m/service');
      await comeAfterFailure(page, lost);
      await waitingUntil(page, () => expect(page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })).toBeFocused(quick));
      await expect(page.locator('link[rel=manifest]')).toBeAttached();
    });
  }
});

test('a member\'s play is watched, although the code for it fails to load at first', async ({ page }) => {
  await page.clock.install();
  await keepSession(page);
  const visits = countCalls(page, '/wps/responsible/visit');
  const lost = await lose(page, '**/assets/member-start-*.js');
  await page.goto('/m/set');
  await comeAfterFailure(page, lost);
  expect(visits()).toBe(0);
  await waitingUntil(page, async () => expect(visits()).toBeGreaterThan(0));
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the check for new versions starts, although its code fails to load at first', async ({ page }) => {
    await page.clock.install();
    const lost = await lose(page, '**/assets/update-*.js');
    await page.goto('/m/service');
    // The check comes some seconds after the first touch, which the page may miss while it starts, or is reloaded.
    const touchUntil = (holds: () => Promise<void>) => waitingUntil(page, async () => {
      await page.keyboard.press('Shift');
      await holds();
    });
    await touchUntil(async () => expect(lost.failures).toBeGreaterThanOrEqual(2));
    await lost.find();
    const registered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
    await touchUntil(async () => expect(await registered()).toBe(true));
  });
});

test('a page kept in another language than the phone\'s starts once, although its strings cannot be had', async ({ page }) => {
  await page.clock.install();
  // After the request: the edge would send the page in that language.
  await page.addInitScript((cookie) => void (document.cookie = `${cookie}=en; path=/`), languageCookie);
  const lost = await lose(page, '**/assets/strings/en-*.js');
  const starts = countCalls(page, '/wps/system/status');
  await page.goto('/m/service');
  await comeAfterFailure(page, lost);
  await page.clock.runFor(10_000);
  await expect(screen(page, 'service')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(starts()).toBe(1);
});
