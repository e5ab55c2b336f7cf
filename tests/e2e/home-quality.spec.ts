import type { Page } from 'playwright/test';
import { axeViolations } from '../browser/axe.ts';
import { countElements, lengthenLists } from '../browser/long-lists.ts';
import { scrollToHeading, scrollUntil, winnersHeading } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { accountButton, closeAnnouncements, openHome, screen, signIn } from './steps.ts';
import { wordsOnlyIn } from './words.ts';

/** All of home: what wakes as it is scrolled to as well. */
async function loadAllSections(page: Page): Promise<void> {
  // By its name: while the rows below the games are on their way, the last heading is one above them.
  await scrollToHeading(page, winnersHeading);
  await expect(screen(page, 'home').locator('.winner').nth(8)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
}

test('home has no more elements where each list of the platform has 5,000 entries', async ({ page }) => {
  await lengthenLists(page, 5_000);
  await openHome(page);
  await loadAllSections(page);
  await page.waitForLoadState('networkidle');
  // Six draws with their wheels are a hundred of them.
  expect(await countElements(page)).toBeLessThanOrEqual(1_300);
});

test('home has no layout shift while it loads and for five seconds after', async ({ page }) => {
  await page.clock.install();
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
  // Nobody scrolls: what waits for that comes after five seconds, and its popup half a second later.
  await page.clock.runFor(6_000);
  await expect(page.getByRole('dialog', { name: 'Novidades' })).toBeVisible();
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  // Shifts are reported with the next frame.
  await page.clock.runFor(100);
  expect(await shiftsOf(page)).toEqual([]);
});

test('two rows of games are fully visible on a small phone once bar and popup are closed', async ({ page }) => {
  await page.goto('/');
  await closeAnnouncements(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Fechar' }).tap();
  const art = page.getByRole('tabpanel').locator('.game-card-art');
  await expect(page.getByRole('tabpanel').locator('.game-card').nth(5)).toContainText(/\S/);
  const bar = await page.locator('.footer').boundingBox();
  const first = (await page.getByRole('tabpanel').locator('.game-card').first().boundingBox())!;
  expect(first.y + first.height).toBeLessThanOrEqual(bar!.y);
  for (const at of [3, 4, 5]) {
    const box = (await art.nth(at).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar!.y);
  }
});

test('at a first visit, with the download bar open, the pictures of the first row of games end above the bottom menu', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Baixe o app' })).toBeVisible();
  const art = page.getByRole('tabpanel').locator('.game-card-art');
  await expect(page.getByRole('tabpanel').locator('.game-card').nth(2)).toContainText(/\S/);
  const bar = await page.locator('.footer').boundingBox();
  for (const at of [0, 1, 2]) {
    const box = (await art.nth(at).boundingBox())!;
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

      test('passes axe, with its popup open and closed', async ({ page, baseURL }) => {
        const address = baseURL!.replace('localhost', host);
        const popup = page.getByRole('dialog');
        await page.goto(address);
        await scrollUntil(page, expect(popup.getByRole('article').first()).toBeVisible());
        expect(await axeViolations(page)).toEqual([]);
        await popup.getByRole('button', { name: /^(Fechar|Close)$/ }).tap();
        await expect(popup).toHaveCount(0);
        await loadAllSections(page);
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }
}

test('home of a member passes axe, with its menu open and closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await accountButton(page).tap();
  await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await loadAllSections(page);
  expect(await axeViolations(page)).toEqual([]);
});

for (const [language, other] of [['pt', 'en'], ['en', 'pt']] as const) {
  test(`pages in ${language} hold no text in ${other}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
    const foreign = new Set(wordsOnlyIn(other, language));
    expect(foreign.size).toBeGreaterThan(100);
    const textsOf = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('body *')).flatMap((element) => [
          element.getAttribute('aria-label'),
          element.getAttribute('placeholder'),
        ]).concat(document.title, document.body.innerText.split('\n').map((line) => line.trim())));
    await openHome(page);
    await loadAllSections(page);
    const home = await textsOf();
    expect(home.filter((words) => words && foreign.has(words))).toEqual([]);
    await page.getByRole('button', { name: /^Leve: / }).tap();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    expect((await textsOf()).filter((words) => words && foreign.has(words))).toEqual([]);
    for (const path of ['/m/login', '/m/gameList']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect((await textsOf()).filter((words) => words && foreign.has(words))).toEqual([]);
    }
  });
}
