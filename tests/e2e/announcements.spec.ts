import type { Page } from 'playwright/test';
import { scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { accountButton, closeAnnouncements, screen, sendLogin } from './steps.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Novidades' });
/** All slides, hidden ones included. */
const slides = (page: Page) => popup(page).locator('.announcement');
const announcement = (execution: string, more: object = {}) => ({ title: `Para ${execution}`, content: `<p>Texto ${execution}</p>`, execution, ...more });

/** Sets the platform's announcements. */
async function announce(page: Page, list: object[]): Promise<void> {
  await page.unroute('**/wps/content/popular*');
  await page.route('**/wps/content/popular*', (route) => route.fulfill({ json: { success: true, value: list } }));
}

const everyone = [announcement('A'), announcement('F'), announcement('B')];

test('each audience sees its own announcements, a first login one more, and none again until they change', async ({ page }) => {
  await page.clock.install();
  await announce(page, everyone);
  const came = page.waitForResponse('**/wps/content/popular*');
  await page.goto('/m/home');
  await (await scrollUntil(page, came)).finished();
  await expect(popup(page)).toBeVisible();
  await expect(slides(page)).toHaveText([/Para B/]);
  await closeAnnouncements(page);

  await page.goto('/m/login');
  await sendLogin(page, 'marina');
  await scrollUntil(page, expect(slides(page)).toHaveText([/Para A/, /Para F/]));
  await closeAnnouncements(page);

  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto('/m/login');
  await sendLogin(page, 'marina');
  await scrollUntil(page, expect(slides(page)).toHaveText([/Para A/]));
  await closeAnnouncements(page);

  const again = page.waitForResponse('**/wps/content/popular*');
  await page.reload();
  await (await scrollUntil(page, again)).finished();
  await expect(accountButton(page)).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(popup(page)).toHaveCount(0);

  await announce(page, [announcement('A', { content: '<p>Outro texto</p>' }), announcement('B')]);
  await page.reload();
  await scrollUntil(page, expect(popup(page)).toContainText('Outro texto'));
});

test('the popup opens after home was visible for five seconds', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const at = window as { shownAt?: number };
      if (document.querySelector('.announcement')) at.shownAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await announce(page, everyone);
  await page.goto('/m/home');
  await expect(popup(page)).toBeVisible();
  // Real time, which can only lengthen the wait: five seconds, and half a second for the popup.
  expect(await page.evaluate(() => (window as { shownAt?: number }).shownAt)).toBeGreaterThanOrEqual(5_495);
});

test('goTo and internal links open in the app, external ones in a new tab, and both close the popup', async ({ page, context }) => {
  await announce(page, [
    announcement('B', { title: 'Prêmio', goTo: '/m/rewardCenter' }),
    announcement('B', { title: 'Links', content: '<a href="https://example.com/fora">fora</a> <a href="/m/notice">dentro</a>' }),
    announcement('B', { title: 'Terceiro' }),
  ]);
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'fora' }));
  await page.goto('/m/home');
  await scrollUntil(page, expect(popup(page).locator('.announcement-tab')).toHaveText(['Prêmio', 'Links']));
  await popup(page).getByRole('button', { name: 'Links' }).tap();
  const opened = context.waitForEvent('page');
  await popup(page).getByRole('link', { name: 'fora' }).tap();
  expect(await (await opened).evaluate(() => opener as unknown)).toBeNull();
  await expect(popup(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('popupB'));
  await page.reload();
  await scrollUntil(page, expect(popup(page)).toBeVisible());
  await popup(page).getByRole('button', { name: 'Links' }).tap();
  await popup(page).getByRole('link', { name: 'dentro' }).tap();
  await expect(screen(page, 'notice')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await expect(popup(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('popupB'));
  await page.goto('/m/home');
  await scrollUntil(page, expect(popup(page)).toBeVisible());
  await popup(page).getByRole('link', { name: 'Ver agora' }).first().tap();
  await expect(page).toHaveURL(/\/m\/(rewardCenter|login)$/);
});
