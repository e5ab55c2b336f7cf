import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { openHome, screen, signIn } from './steps.ts';

test.use({ serviceWorkers: 'allow', tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

/** The worker is there, and has all that it keeps. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active!.state !== 'activated') await new Promise((resolve) => active!.addEventListener('statechange', resolve, { once: true }));
  });
}

const old = (page: Page) => page.getByText('Não deu para atualizar.').first();

const firstGame = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first();

test('after one visit home opens without a network, with the games of then, marked as old', async ({ page, context }) => {
  await openHome(page);
  const first = await firstGame(page).innerText();
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(screen(page, 'home')).toBeVisible();
  await expect(firstGame(page)).toHaveText(first, { useInnerText: true });
  await expect(old(page)).toBeVisible();
  // The screens that list games and draws were kept with it; the list itself may not have been seen yet.
  await page.goto('/m/gameList?gameType=RNG');
  await expect(screen(page, 'gameList')).toBeVisible();
  await page.goto('/m/lottery');
  await expect(screen(page, 'lottery')).toBeVisible();
  // A screen that was never seen says so instead of the browser.
  await page.goto('/m/service');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('what failed without a network comes by itself when it is back, and nothing typed is lost', async ({ page, context }) => {
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

test('a page of a member that was kept shows nobody else’s things', async ({ page, context }) => {
  await signIn(page);
  await workerReady(page);
  const kept = await page.evaluate(async () => {
    const bodies: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (!/\/assets\/|\/cdn\//.test(request.url)) bodies.push(`${request.url} ${await (await cache.match(request))!.text()}`);
    }
    return bodies.join('\n');
  });
  expect(kept).toContain('/m/home');
  expect(kept).not.toContain('/wps/');
  expect(kept).not.toContain('marina');
  expect(kept).not.toMatch(/\?token|Authorization/);
  await context.setOffline(true);
  await page.goto('/');
  await expect(screen(page, 'home')).toBeVisible();
});
