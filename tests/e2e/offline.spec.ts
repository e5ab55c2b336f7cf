import type { Page } from 'playwright/test';
import { workerReady } from '../browser/service-worker.ts';
import { callAt } from '../../src/contract/calls.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { localItem } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { dataOf } from './served.ts';
import { openHome, screen, signIn } from './steps.ts';
import { quick, waitingUntil } from './waiting-until.ts';

test.use({ serviceWorkers: 'allow', tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

const old = (page: Page) => page.getByText('Não deu para atualizar.').first();

const firstGame = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first();

test('home opens offline after one visit, with its last games, marked as old', async ({ page, context }) => {
  await openHome(page);
  const first = await firstGame(page).innerText();
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(screen(page, 'home')).toBeVisible();
  await expect(firstGame(page)).toHaveText(first, { useInnerText: true });
  await expect(old(page)).toBeVisible();
  // The worker has cached the screens of games and draws too, without their lists.
  await page.goto('/m/gameList?gameType=RNG');
  await expect(screen(page, 'gameList')).toBeVisible();
  await page.goto('/m/lottery');
  await expect(screen(page, 'lottery')).toBeVisible();
  // A screen that was never visited shows the app's error and not the browser's.
  await page.goto('/m/service');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('an address that was never visited is drawn by the app, and shows nothing of another meanwhile', async ({ page, context }) => {
  await openHome(page);
  await workerReady(page);
  await context.setOffline(true);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const main of Array.from(document.querySelectorAll<HTMLElement>('main'))) if (main.getClientRects().length && !seen.includes(main.dataset.screen!)) seen.push(main.dataset.screen!);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const [path, name] of [['/m/set', 'settings'], ['/m/gameList', 'gameList'], ['/m/nowhere', 'unknown']] as const) {
    await page.goto(path);
    await expect(screen(page, name)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([name]);
    await expect(page).toHaveTitle(/ · /);
  }
});

test('a list that failed offline loads by itself when the network is back, and a form keeps its text', async ({ page, context }) => {
  await page.goto('/m/login');
  await workerReady(page);
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await page.getByLabel('Senha', { exact: true }).fill('leve2026');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'sem internet' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toHaveValue('marina');
  await page.goto('/m/lottery');
  await expect(screen(page, 'lottery').getByRole('button', { name: 'Tentar de novo' }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(screen(page, 'lottery').getByRole('list').getByRole('listitem').first()).toBeVisible();
});

test('without a network a strip says so on every screen, until it is back', async ({ page, context }) => {
  await openHome(page);
  await workerReady(page);
  const strip = page.locator('.connection').getByText('Você está sem internet', { exact: true });
  await expect(strip).toHaveCount(0);
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  // It stands on the bar of the foot and covers none of it.
  expect(await strip.evaluate((line) => line.getBoundingClientRect().bottom - document.querySelector('.footer')!.getBoundingClientRect().top)).toBeLessThanOrEqual(0);
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Promoções' }).tap();
  await expect(strip).toBeVisible();
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
});

test('the worker\'s cache holds pages without any data of the member', async ({ page, context }) => {
  await signIn(page);
  await workerReady(page);
  const cached = await page.evaluate(async () => {
    const found: { path: string; body: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (!/\/assets\/|\/cdn\//.test(request.url)) found.push({ path: new URL(request.url).pathname, body: await (await cache.match(request))!.text() });
    }
    return found;
  });
  const { token } = JSON.parse((await localItem(page, storageKeys.session))!) as { token: string };
  const cachedPaths = cached.map(({ path }) => path);
  expect(cachedPaths).toContain('/m/home');
  expect(cachedPaths.filter((path) => path.startsWith('/wps/'))).toEqual([]);
  for (const { path, body } of cached) {
    expect(body).not.toContain('marina');
    expect(body).not.toContain(token);
    expect(body).not.toMatch(/\?token|Authorization/);
    // A page carries what anybody is answered, without a session.
    const answered = path.startsWith('/m/') ? Object.keys(dataOf(body).answers).map((key) => callAt('GET', key.split('?')[0]!)!.endpoint) : [];
    expect(answered.filter(({ access }) => access !== 'everyone')).toEqual([]);
  }
  await context.setOffline(true);
  await page.goto('/');
  await expect(screen(page, 'home')).toBeVisible();
});

test('the worker does not come while something is typed: its requests would go beside what is sent', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/login');
  const registered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  const services = page.waitForResponse(/\/assets\/stay-services-/);
  await waitingUntil(page, () => expect(page.locator('.toasts')).toBeAttached(quick));
  await page.keyboard.press('Shift');
  await services;
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await page.clock.runFor(20_000);
  expect(await registered()).toBe(false);
  await page.getByRole('textbox', { name: 'Usuário' }).fill('');
  await page.getByRole('textbox', { name: 'Usuário' }).blur();
  await waitingUntil(page, async () => expect(await registered()).toBe(true));
});
