import type { Page } from 'playwright/test';
import type { ScreenName } from '../../src/app/routes.ts';
import { axeViolations } from '../browser/axe.ts';
import { misfitsOf, misfitsOfLargeText } from '../browser/misfits.ts';
import { expect, test } from './fixture.ts';
import { forAgents, forMembers, forVisitors, pathOf } from './screens.ts';
import { keepSession, screen } from './steps.ts';

/** Screens with lists that are empty for a new member. */
const lists: readonly ScreenName[] = ['messages', 'inviteFriends', 'benefits', 'transferUp', 'withdraw', 'deposit', 'mine', 'depositRecord', 'accountRecord', 'betRecord', 'profitAndLoss', 'rewardCenter', 'manualRebate', 'rebateReport'];

/** Opens a screen and waits until it has loaded. */
async function visit(page: Page, name: ScreenName): Promise<void> {
  await page.goto(pathOf(name));
  // Not visible: a game lies over the window, and its screen has no height.
  await expect(screen(page, name)).toBeAttached();
  await page.waitForLoadState('networkidle');
  // Sections below the viewport load only when they are scrolled to.
  const waiting = () => page.locator('main .skeleton').evaluateAll((places) => places.filter((place) => place.getClientRects().length && place.getBoundingClientRect().top < innerHeight).length);
  await expect.poll(waiting).toBe(0);
}

async function problemsOf(page: Page, name: ScreenName): Promise<string[]> {
  const found = await axeViolations(page);
  found.push(...(await misfitsOfLargeText(page)));
  return found.map((fault) => `${name}: ${fault}`);
}

/** Checks several screens; fails with the problems of all. */
async function checkScreens(page: Page, selected: readonly ScreenName[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const name of selected) {
    await visit(page, name);
    problems.push(...(await problemsOf(page, name)));
  }
  expect(problems).toEqual([]);
}

test.describe.configure({ timeout: 120_000 });

const size = Math.ceil(forMembers.length / 3);

test('screens of visitors pass axe, and fit text of twice the size', async ({ page }) => {
  await checkScreens(page, [...forVisitors, 'home', 'mine']);
});

for (const part of [0, 1, 2]) {
  test(`screens of members, part ${part + 1}, pass axe, and fit text of twice the size`, async ({ page }) => {
    await keepSession(page);
    await checkScreens(page, forMembers.slice(part * size, (part + 1) * size));
  });
}

test('screens of agents pass axe, and fit text of twice the size', async ({ page }) => {
  await keepSession(page, 'agente');
  await checkScreens(page, forAgents);
});

test('empty screens pass axe, and fit text of twice the size', async ({ page }) => {
  await keepSession(page, 'tipo40');
  await checkScreens(page, lists);
});

test('screens whose calls fail pass axe, and fit text of twice the size', async ({ page, platform }) => {
  await keepSession(page);
  await platform.injectFault('*', 'not-json');
  await checkScreens(page, lists);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('no button covers a field of a withdrawal, nor what is wrong with it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keepSession(page);
    await visit(page, 'withdraw');
    expect(await misfitsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pedir saque' }).tap();
    await expect(page.getByText('Digite a senha de saque')).toBeVisible();
    expect(await misfitsOf(page)).toEqual([]);
  });

  test('the amounts of an agent\'s transfers fit text of twice the size', async ({ page }) => {
    await keepSession(page, 'agente');
    await visit(page, 'transferUp');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(await misfitsOfLargeText(page)).toEqual([]);
  });
});

test('in English and in the light theme axe finds nothing, and text of twice the size fits', async ({ page, context, baseURL }) => {
  const light = baseURL!.replace('localhost', 'brisa.localhost');
  await context.addCookies([{ name: 'language', value: 'en', url: light }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const name of ['login', 'register', 'gameList', 'lottery', 'activity', 'service'] as const) {
    await page.goto(light + pathOf(name));
    await expect(screen(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    problems.push(...(await problemsOf(page, name)));
  }
  expect(problems).toEqual([]);
});
