import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { storageKeys } from '../../src/app/device/storage.ts';
import { scrollUntil, winnersHeading } from '../browser/scroll.ts';
import { openSession, password } from '../browser/session.ts';
import { closedAnnouncements } from './closed-announcements.ts';

export const screen = (page: Page, name: string): Locator => page.locator(`main[data-screen="${name}"]`);

/** The page of the game that is open, in the app's frame. */
export const gameFrame = (page: Page): FrameLocator => page.frameLocator('.play-frame');

/** An amount in minor units, as a Portuguese page shows it. */
export const moneyText = (amount: number): string => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(amount / 100);

/** Closes the announcements, which come once home has been scrolled, for who has not closed them yet. */
export async function closeAnnouncements(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: /^(Novidades|What's new)$/ });
  await scrollUntil(page, expect(popup).toBeVisible());
  await popup.getByRole('button', { name: /^(Fechar|Close)$/ }).tap();
  await expect(popup).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Home where the app answers, not scrolled yet, for a visitor who has closed its popup before: half of what `openHome` takes. */
export async function openTopOfHome(page: Page): Promise<void> {
  await page.goto('/');
  const language = await page.evaluate(() => document.documentElement.lang.slice(0, 2));
  await keep(page, { [storageKeys.popupVisitors]: await closedAnnouncements(new URL(page.url()).origin, undefined, language) });
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
  await appAnswers(page);
}

/** And with what lies below the games, which comes with the first scroll. */
export async function openHome(page: Page): Promise<void> {
  await openTopOfHome(page);
  await scrollUntil(page, expect(page.getByRole('heading', { name: winnersHeading })).toBeAttached());
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page. A frame with an opaque origin has no storage. */
const store = (entries: Record<string, string>): void => {
  if (origin !== 'null') for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};

const keep = (page: Page, entries: Record<string, string>): Promise<void> => page.evaluate(store, entries);

/** Fills in the form of the login screen that is open, and sends it. */
export async function sendLogin(page: Page, account: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Usuário' }).fill(account);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
}

/** Of the edge's origin, without the app. Not a page by `route`: with one, each request goes through the test and none is cached. */
export const withoutApp = '/robots.txt';

/** What the phone of a member keeps who has closed the announcements. */
const keptOf = async (address: string, account: string): Promise<Record<string, string>> => ({
  [storageKeys.adult]: 'yes',
  [storageKeys.session]: await openSession(address, account),
  [storageKeys.popupMembers]: await closedAnnouncements(address, { firstTimeLogin: false }),
});

/** Stores a session of `account` and closed announcements: a second faster than the login form and the popup. */
export async function keepSession(page: Page, account = 'marina'): Promise<void> {
  await page.goto(withoutApp);
  await keep(page, await keptOf(new URL(page.url()).origin, account));
}

/** Opens home with a stored session of `account`; the login form has its own tests. */
export async function signIn(page: Page, account = 'marina'): Promise<void> {
  await signInAt(page, '/m/home', account);
  await expect(accountButton(page)).toContainText(/\d/);
}

/** Opens a page with a stored session of `account`, which is there before the page is: another page, to store it, takes a tenth of a second. */
export async function signInAt(page: Page, path: string, account = 'marina'): Promise<void> {
  const { origin } = new URL((await page.request.get(withoutApp)).url());
  const stored = await page.addInitScript(store, await keptOf(origin, account));
  await page.goto(path);
  await stored.dispose();
}

/** Waits for home after a login, and closes the announcements. */
export async function arrive(page: Page): Promise<void> {
  await expect(screen(page, 'home')).toBeAttached();
  await closeAnnouncements(page);
  await expect(accountButton(page)).toContainText(/\d/);
}

/** The member's name and balance in home's header, which open the account menu. */
export const accountButton = (page: Page): Locator => page.getByRole('banner').getByRole('button').filter({ hasText: 'R$' });

/** Waits until the app answers the taps of the page, which came drawn: until then its links load whole pages. */
export const appAnswers = async (page: Page): Promise<void> => void (await page.waitForFunction(() => document.readyState === 'complete' && !('earlyTap' in window)));

/** Follows a link of the app, as a tap would. */
export const follow = (page: Page, path: string): Promise<void> => page.evaluate((href) => {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}, path);

/** The page becomes visible again, as on a return from another tab; to an app that is still loading, which asks for all anyway, it would say nothing. */
export async function returnToTab(page: Page): Promise<void> {
  await appAnswers(page);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Changes the value of the platform's answers to requests that match `path`. */
export async function changeAnswer<V>(page: Page, path: RegExp, change: (value: V) => unknown): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { value } = (await response.json()) as { value: V };
    await route.fulfill({ response, json: { success: true, value: change(value) } });
  });
}
