import type { Page } from 'playwright/test';
import type { ScreenName } from '../../src/app/routes.ts';
import { faultsOf } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { forAgents, forMembers, forVisitors, pathOf } from './screens.ts';
import { keepSession, screen } from './steps.ts';

/** Lists of a member, which a new one finds empty. */
const lists: readonly ScreenName[] = ['messages', 'inviteFriends', 'benefits', 'transferUp', 'withdraw', 'deposit', 'mine', 'depositRecord', 'accountRecord', 'betRecord', 'profitAndLoss', 'rewardCenter', 'manualRebate', 'rebateReport'];

/** The screen with all that it asked for. */
async function visit(page: Page, name: ScreenName): Promise<void> {
  await page.goto(pathOf(name));
  await expect(screen(page, name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What is further down wakes when it is scrolled to.
  const waiting = () => page.locator('main .skeleton').evaluateAll((places) => places.filter((place) => place.getClientRects().length && place.getBoundingClientRect().top < innerHeight).length);
  await expect.poll(waiting).toBe(0);
}

/** What does not fit a phone of 360 px whose person reads text twice as large. */
function misfits(): string[] {
  document.documentElement.style.fontSize = '200%';
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const isScrolled = (element: Element): boolean => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(parent).overflowX) || parent.matches('[aria-hidden=true],[inert]')) return true;
    }
    return false;
  };
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('button,a[href],h1,h2,h3,label'))) {
    const { display, visibility } = getComputedStyle(element);
    if (!element.getClientRects().length || visibility === 'hidden' || element.matches('.unseen,.unseen *')) continue;
    const name = `${element.tagName.toLowerCase()}.${element.className} "${element.innerText.trim().slice(0, 30)}"`;
    if (element.getBoundingClientRect().right > width + 1 && !isScrolled(element)) found.push(`${name} reaches ${Math.round(element.getBoundingClientRect().right)} px`);
    if (display !== 'inline' && element.innerText.trim() && element.scrollWidth > element.clientWidth + 1) found.push(`${name} is ${element.scrollWidth} px in ${element.clientWidth}`);
  }
  return found;
}

async function wrongWith(page: Page, name: ScreenName): Promise<string[]> {
  const found = await faultsOf(page);
  found.push(...(await page.evaluate(misfits)));
  return found.map((fault) => `${name}: ${fault}`);
}

/** Some screens for a test, each looked at; all that is wrong is told at once. */
async function look(page: Page, chosen: readonly ScreenName[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wrong: string[] = [];
  for (const name of chosen) {
    await visit(page, name);
    wrong.push(...(await wrongWith(page, name)));
  }
  expect(wrong).toEqual([]);
}

test.describe.configure({ timeout: 120_000 });

const size = Math.ceil(forMembers.length / 3);

test('screens of visitors: axe finds nothing, and text of twice the size fits', async ({ page }) => {
  await look(page, [...forVisitors, 'home', 'mine']);
});

for (const part of [0, 1, 2]) {
  test(`screens of members, part ${part + 1}: axe finds nothing, and text of twice the size fits`, async ({ page }) => {
    await keepSession(page);
    await look(page, forMembers.slice(part * size, (part + 1) * size));
  });
}

test('screens of agents: axe finds nothing, and text of twice the size fits', async ({ page }) => {
  await keepSession(page, 'agente');
  await look(page, forAgents);
});

test('empty screens: axe finds nothing, and text of twice the size fits', async ({ page }) => {
  await keepSession(page, 'tipo40');
  await look(page, lists);
});

test('screens whose calls fail: axe finds nothing, and text of twice the size fits', async ({ page, platform }) => {
  await keepSession(page);
  await platform.strike('*', 'not-json');
  await look(page, lists);
});

test('in English and in the light theme axe finds nothing, and text of twice the size fits', async ({ page, context, baseURL }) => {
  const light = baseURL!.replace('localhost', 'brisa.localhost');
  await context.addCookies([{ name: 'language', value: 'en', url: light }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wrong: string[] = [];
  for (const name of ['login', 'register', 'gameList', 'lottery', 'activity', 'service'] as const) {
    await page.goto(light + pathOf(name));
    await expect(screen(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    wrong.push(...(await wrongWith(page, name)));
  }
  expect(wrong).toEqual([]);
});
