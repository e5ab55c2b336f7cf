import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { tabTo } from './keyboard.ts';
import { accountButton, keepSession, screen } from './steps.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /abrir o menu/ });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens home without its app, which comes once what this gives is called. */
async function openWithoutApp(page: Page): Promise<() => void> {
  await page.goto('/m/notice');
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(opener(page)).toBeVisible();
  return release;
}

/** The app answers taps: the page's listener of them is gone. */
const appAnswers = (page: Page) => page.waitForFunction(() => !('earlyTap' in window));

test('the menu opens before the app is there, has the focus, and closes by its button, the mask, Escape and Back', async ({ page }) => {
  await openWithoutApp(page);
  await opener(page).focus();
  // The page's load waits for the app where the machine is so busy that the app is asked for before it.
  const goBack = () => page.goBack({ waitUntil: 'commit' });
  const ways: readonly (() => Promise<unknown>)[] = [
    () => menu(page).getByRole('button', { name: 'Fechar' }).tap(),
    () => page.touchscreen.tap(350, 400),
    // Twice: one step back too many would leave the page.
    async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
    goBack,
  ];
  for (const close of ways) {
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeFocused();
    await close();
    await expect(menu(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/m/home');
  }
  await goBack();
  expect(new URL(page.url()).pathname).toBe('/m/notice');
});

test('Tab stays in the menu that is there before the app, and its links lead on without it', async ({ page }) => {
  await openWithoutApp(page);
  await opener(page).tap();
  await expect(menu(page)).toBeFocused();
  await tabTo(page, 'button', 'Fechar');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page).locator(':focus').or(menu(page).and(page.locator(':focus')))).toHaveCount(1);
  await menu(page).getByRole('link', { name: 'Convidar amigos' }).tap();
  await page.waitForURL('**/m/login');
});

test("the app's menu takes the place of the one before it, without motion; Back closes it and the next leaves home", async ({ page }) => {
  const release = await openWithoutApp(page);
  await opener(page).tap();
  const shown = page.locator('.side-menu');
  const text = await shown.innerText();
  const early = await shown.elementHandle();
  await page.waitForFunction(() => document.getAnimations().every((animation) => !/^(side-menu|overlay-fade)$/.test((animation as CSSAnimation).animationName)));
  await page.evaluate(() => addEventListener('animationstart', ({ animationName }) => document.documentElement.setAttribute('data-moved', `${document.documentElement.getAttribute('data-moved') ?? ''} ${animationName}`)));
  release();
  await page.waitForFunction((element) => !element!.isConnected, early);
  await appAnswers(page);
  await expect(menu(page)).toHaveCount(1);
  await expect(menu(page)).toBeFocused();
  expect(await shown.innerText()).toBe(text);
  expect((await page.locator('html').getAttribute('data-moved')) ?? '').not.toMatch(/side-menu|overlay-fade/);
  // The app's own: a visitor is asked.
  await expect(menu(page).getByRole('button', { name: 'Mensagens' })).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(screen(page, 'home')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'notice')).toBeVisible();
});

test('a menu that was closed before the app came stays closed, and leaves no step behind', async ({ page }) => {
  const release = await openWithoutApp(page);
  await opener(page).tap();
  await menu(page).getByRole('button', { name: 'Fechar' }).tap();
  await expect(menu(page)).toHaveCount(0);
  release();
  await appAnswers(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await page.goBack();
  await expect(screen(page, 'notice')).toBeVisible();
});

test('while the code of the menu is on its way, the early one closes the whole', async ({ page }) => {
  const releaseMenus = await hold(page, '**/assets/menus-*.js');
  const release = await openWithoutApp(page);
  await opener(page).tap();
  release();
  await expect(page.locator('.overlay-progress')).toBeAttached();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('button', { name: 'Fechar' }).tap();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('.overlay-progress')).toHaveCount(0);
  releaseMenus();
  await page.goBack();
  await expect(screen(page, 'notice')).toBeVisible();
});

test('a language chosen before the app is there is that of the next page, without the app', async ({ page }) => {
  await openWithoutApp(page);
  await opener(page).tap();
  await menu(page).getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a member is shown the rows of members, and an agent is not asked to invite', async ({ page }) => {
  const rows = () => menu(page).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const [account, share] of [['marina', ['/m/inviteFriends']], ['agente', []]] as const) {
    await keepSession(page, account);
    const release = await hold(page, '**/assets/app-*.js');
    await page.goto('/m/home', { waitUntil: 'commit' });
    await opener(page).tap();
    const early = await menu(page).elementHandle();
    const before = await rows();
    expect(before).toEqual(['/m/webEmail', ...share, expect.stringContaining('telegram')]);
    release();
    await page.waitForFunction((element) => !element!.isConnected, early);
    await expect(accountButton(page)).toBeAttached();
    expect(await rows()).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test("a member's early tap on the visitor's link to the account ends at the member centre, and Back leads to the page before", async ({ page }) => {
  await keepSession(page);
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Conta', exact: true }).tap();
  await page.waitForURL('**/m/login');
  release();
  await expect(screen(page, 'mine')).toBeVisible();
  await expect(page).toHaveURL('/m/mine');
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
});
