import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { closeAnnouncements, openHome, screen } from './steps.ts';

/** Records each page fade that starts. */
const recordFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'screen-entering') fades.push((target as HTMLElement).dataset.screen ?? '');
    });
  });

const fades = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { fades: string[] }).fades);

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement).dataset.screen ?? document.activeElement?.tagName);

async function expectEntered(page: Page, name: string): Promise<void> {
  await expect(screen(page, name)).toBeVisible();
  await expect.poll(() => focused(page)).toBe(name);
  await expect.poll(() => fades(page)).toContain(name);
}

for (const merchant of ['', 'brisa.']) {
  test(`the first visit to a screen fades in and takes the focus, by tap (${merchant || 'leve.'}localhost)`, async ({ page, baseURL }) => {
    await recordFades(page);
    await page.goto(baseURL!.replace('//localhost', `//${merchant}localhost`));
    await closeAnnouncements(page);
    for (const [label, name] of [['Promoções', 'activity'], ['Suporte', 'service'], ['Conta', 'login']] as const) {
      await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: label }).tap();
      await expectEntered(page, name);
      await page.goBack();
      await expect(screen(page, 'home')).toBeVisible();
    }
  });
}

test('the first visit to a screen fades in and takes the focus, by keyboard', async ({ page }) => {
  await recordFades(page);
  await openHome(page);
  await page.getByRole('link', { name: 'Entrar' }).first().focus();
  await page.keyboard.press('Enter');
  await expectEntered(page, 'login');
});

test('calls that a left page waits for give their sockets to the next page', async ({ page }) => {
  // The platform is silent: without an end to them, the calls of home would keep the four sockets for 15 s.
  await page.route('**/wps/**', (route) => (route.request().url().includes('/system/') ? route.fallback() : undefined));
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  await page.goto('/');
  await page.waitForRequest(/content.notices/);
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Promoções' }).tap();
  await page.waitForRequest(/promotion.available/, { timeout: 5_000 });
  await expect.poll(() => aborted.length).toBeGreaterThan(0);
});
