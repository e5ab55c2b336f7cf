import type { Locator, Page } from 'playwright/test';
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

test('on a small phone the pictures of one row of games are fully visible at a first visit, with the download bar open; of two once bar and popup are closed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Baixe o app' })).toBeVisible();
  const games = page.getByRole('tabpanel').locator('.game-card');
  await expect(games.nth(5)).toContainText(/\S/);
  const bar = (await page.locator('.footer').boundingBox())!;
  const expectAbove = async (shown: Locator) => {
    const box = (await shown.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  };
  const art = games.locator('.game-card-art');
  for (const at of [0, 1, 2]) await expectAbove(art.nth(at));
  await closeAnnouncements(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Fechar' }).tap();
  await expect(page.getByRole('complementary', { name: 'Baixe o app' })).toHaveCount(0);
  await expectAbove(games.first());
  for (const at of [3, 4, 5]) await expectAbove(art.nth(at));
});

const merchants = [
  { name: 'dark', host: 'localhost' },
  { name: 'light', host: 'brisa.localhost' },
];

/** Texts of a page, seen and told, that are words of this language alone. */
async function foreignOn(page: Page, language: 'pt' | 'en'): Promise<string[]> {
  const own = language === 'pt' ? 'en' : 'pt';
  const foreign = new Set(wordsOnlyIn(language, own));
  expect(foreign.size).toBeGreaterThan(100);
  const texts = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *')).flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('placeholder'),
    ]).concat(document.title, document.body.innerText.split('\n').map((line) => line.trim())));
  return texts.filter((words) => words !== null && foreign.has(words)) as string[];
}

for (const { name, host } of merchants) {
  for (const language of ['pt', 'en'] as const) {
    test.describe(`home of the ${name} merchant in ${language}`, () => {
      test.beforeEach(async ({ page, context, baseURL }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await context.addCookies([{ name: 'language', value: language, url: baseURL!.replace('localhost', host) }]);
      });

      test('comes in the language of the cookie, passes axe, with its popup open and closed, and holds no text of the other language, as its menu, login and the game list', async ({ page, baseURL }) => {
        const address = baseURL!.replace('localhost', host);
        const other = language === 'pt' ? 'en' : 'pt';
        const popup = page.getByRole('dialog');
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en-GB');
        await expect(page).toHaveTitle(language === 'pt' ? /^Início · / : /^Home · /);
        await scrollUntil(page, expect(popup.getByRole('article').first()).toBeVisible());
        expect(await axeViolations(page)).toEqual([]);
        await popup.getByRole('button', { name: /^(Fechar|Close)$/ }).tap();
        await expect(popup).toHaveCount(0);
        await loadAllSections(page);
        expect(await axeViolations(page)).toEqual([]);
        // The other merchant has the same texts.
        if (host !== 'localhost') return;
        expect(await foreignOn(page, other)).toEqual([]);
        await page.locator('.header-brand').tap();
        await expect(popup.getByRole('combobox')).toBeVisible();
        expect(await foreignOn(page, other)).toEqual([]);
        for (const path of ['/m/login', '/m/gameList']) {
          await page.goto(address + path);
          await page.waitForLoadState('networkidle');
          expect(await foreignOn(page, other), path).toEqual([]);
        }
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
