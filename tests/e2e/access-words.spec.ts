import type { Page } from 'playwright/test';
import type { Language } from '../../src/contract/languages.ts';
import type { ScreenName } from '../../src/app/routes.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { brokenWordsOf } from '../browser/broken-words.ts';
import { scrollUntil, winnersHeading } from '../browser/scroll.ts';
import { closedAnnouncements } from './closed-announcements.ts';
import { expect, test } from './fixture.ts';
import { forAgents, forMembers, forVisitors, pathOf } from './screens.ts';
import { appAnswers, follow, keepSession, screen, withoutApp } from './steps.ts';

/** The narrowest phones, and text of twice the size. */
const sizes = [[320, '100%'], [320, '200%'], [360, '200%']] as const;

/** So high that sections which wait to be seen come at once. */
const height = 2_400;

async function setSize(page: Page, width: number, text: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
  // A transition would leave the sizes of before to whoever reads them in the same task.
  await page.waitForFunction(([wide, px]) => innerWidth === wide && getComputedStyle(document.documentElement).fontSize === px && !document.getAnimations().some((animation) => animation instanceof CSSTransition), [width, text === '200%' ? '32px' : '16px'] as const);
}

async function misfits(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, text] of sizes) {
    await setSize(page, width, text);
    const faults = await brokenWordsOf(page);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (pageWidth > width) faults.push(`the page is ${pageWidth} px wide`);
    found.push(...faults.map((fault) => `${name}, ${width} px, ${text}: ${fault}`));
  }
  await setSize(page, ...sizes[0]);
  return found;
}

/** Follows the ways to all of these in one page; fails with the faults of all. */
async function readAll(page: Page, language: Language, names: readonly ScreenName[], account?: string): Promise<void> {
  await page.setViewportSize({ width: 320, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (account) await keepSession(page, account);
  else await page.goto(withoutApp);
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
  const closed = await closedAnnouncements(origin, account ? { firstTimeLogin: false } : undefined, language);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [account ? storageKeys.popupMembers : storageKeys.popupVisitors, closed] as const);
  await page.goto('/m/home');
  await appAnswers(page);
  const faults: string[] = [];
  for (const name of names) {
    await follow(page, pathOf(name));
    await expect(screen(page, name)).toBeAttached();
    if (name === 'home') await scrollUntil(page, expect(page.getByRole('heading', { name: winnersHeading })).toBeAttached());
    await page.waitForLoadState('networkidle');
    // The place of a long list's next page stays.
    await expect(page.locator('main .skeleton:not(.async-list-more, .game-list-end *):visible')).toHaveCount(0);
    faults.push(...(await misfits(page, name)));
  }
  expect(faults).toEqual([]);
}

test.describe.configure({ timeout: 120_000 });

// A game takes the whole window, and no way leads from it to another screen but its own.
const members = forMembers.filter((name) => name !== 'play');
const half = Math.ceil(members.length / 2);

for (const language of ['pt', 'en'] as const) {
  test(`no word of a visitor's screens is broken or cut on the narrowest phones in large text: ${language}`, async ({ page }) => {
    await readAll(page, language, ['home', 'mine', ...forVisitors]);
  });

  for (const part of [0, 1]) {
    test(`nor of members' screens, part ${part + 1}: ${language}`, async ({ page }) => {
      await readAll(page, language, members.slice(part * half, (part + 1) * half), 'marina');
    });
  }

  test(`nor of agents' screens: ${language}`, async ({ page }) => {
    await readAll(page, language, forAgents, 'agente');
  });
}
