import type { Page } from 'playwright/test';
import { faultsOf } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { accountButton, closeAnnouncements, openHome, screen, scrollToHeading, scrollUntil, signIn } from './steps.ts';
import { wordsOnlyIn } from './words.ts';

/** All of home: what wakes as it is scrolled to as well. */
async function seeAll(page: Page): Promise<void> {
  // By its name: while the rows below the games are on their way, the last heading is one above them.
  await scrollToHeading(page, /^(Maiores ganhadores|Top winners)$/);
  await expect(screen(page, 'home').locator('.winner').nth(8)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
}

test('nothing that is seen moves while home loads and stands', async ({ page }) => {
  await page.clock.install();
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
  // Nobody scrolls: what waits for that comes after five seconds, and its popup half a second later.
  await page.clock.runFor(6_000);
  await expect(page.getByRole('dialog', { name: 'Novidades' })).toBeVisible();
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  // A frame later, whatever has shifted has been written down.
  await page.clock.runFor(100);
  expect(await shiftsOf(page)).toEqual([]);
});

test('on a small phone the first row of games is whole once the bar and the popup are closed', async ({ page }) => {
  await page.goto('/');
  await closeAnnouncements(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Fechar' }).tap();
  const row = page.getByRole('tabpanel').locator('.game-card');
  await expect(row.nth(2)).toContainText(/\S/);
  const bar = await page.locator('.footer').boundingBox();
  for (const at of [0, 1, 2]) {
    const box = (await row.nth(at).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar!.y);
  }
});

const merchants = [
  { name: 'dark', host: 'localhost' },
  { name: 'light', host: 'brisa.localhost' },
];

for (const { name, host } of merchants) {
  for (const language of ['pt', 'en'] as const) {
    test.describe(`home of the ${name} merchant in ${language}`, () => {
      test.beforeEach(async ({ page, context, baseURL }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await context.addCookies([{ name: 'language', value: language, url: baseURL!.replace('localhost', host) }]);
      });

      test('has nothing that axe finds, its popup open and closed', async ({ page, baseURL }) => {
        const address = baseURL!.replace('localhost', host);
        const popup = page.getByRole('dialog');
        await page.goto(address);
        await scrollUntil(page, expect(popup.getByRole('article').first()).toBeVisible());
        expect(await faultsOf(page)).toEqual([]);
        await popup.getByRole('button', { name: /^(Fechar|Close)$/ }).tap();
        await expect(popup).toHaveCount(0);
        await seeAll(page);
        expect(await faultsOf(page)).toEqual([]);
      });
    });
  }
}

test('home of a member has nothing that axe finds, its menu open and closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await accountButton(page).tap();
  await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await seeAll(page);
  expect(await faultsOf(page)).toEqual([]);
});

for (const [language, other] of [['pt', 'en'], ['en', 'pt']] as const) {
  test(`a page in ${language} says nothing in ${other}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
    const foreign = new Set(wordsOnlyIn(other, language));
    expect(foreign.size).toBeGreaterThan(100);
    const said = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('body *')).flatMap((element) => [
          element.getAttribute('aria-label'),
          element.getAttribute('placeholder'),
        ]).concat(document.title, document.body.innerText.split('\n').map((line) => line.trim())));
    await openHome(page);
    await seeAll(page);
    const home = await said();
    expect(home.filter((words) => words && foreign.has(words))).toEqual([]);
    await page.getByRole('button', { name: /^Leve: / }).tap();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    expect((await said()).filter((words) => words && foreign.has(words))).toEqual([]);
    for (const path of ['/m/login', '/m/gameList']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect((await said()).filter((words) => words && foreign.has(words))).toEqual([]);
    }
  });
}
