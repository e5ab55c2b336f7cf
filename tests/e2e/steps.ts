import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { storageKeys } from '../../src/app/device/storage.ts';
import { openSession, password } from '../browser/session.ts';
import { closedAnnouncements } from './closed-announcements.ts';

export const screen = (page: Page, name: string): Locator => page.locator(`main[data-screen="${name}"]`);

/** An amount in minor units, as a Portuguese page shows it. */
export const moneyText = (amount: number): string => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(amount / 100);

/** Scrolls home until the announcements open, and closes them. */
export async function closeAnnouncements(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: /^(Novidades|What's new)$/ });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, scrollY === 100 ? 120 : 100));
    await expect(popup).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await popup.getByRole('button', { name: /^(Fechar|Close)$/ }).tap();
  await expect(popup).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Opens home, closes the announcements, and waits for its categories. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await closeAnnouncements(page);
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
}

/** Fills in and submits the open login form. */
export async function sendLogin(page: Page, account: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Usuário' }).fill(account);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
}

/** Stores a session of `account` and closed announcements: a second faster than the login form and the popup. */
export async function keepSession(page: Page, account = 'marina'): Promise<void> {
  // A page of the edge's origin without the app and without an icon request.
  await page.route('**/kept', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto('/kept');
  const address = new URL(page.url()).origin;
  const items = {
    [storageKeys.adult]: 'yes', [storageKeys.session]: await openSession(address, account), [storageKeys.popupMembers]: await closedAnnouncements(address),
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

/** Opens home with a stored session of `account`; the login form has its own tests. */
export async function signIn(page: Page, account = 'marina'): Promise<void> {
  await keepSession(page, account);
  await page.goto('/m/home');
  await expect(accountButton(page)).toContainText(/\d/);
}

/** Opens a page with a stored session of `account`. */
export async function signInAt(page: Page, path: string, account = 'marina'): Promise<void> {
  await keepSession(page, account);
  await page.goto(path);
}

/** Waits for home after a login, and closes the announcements. */
export async function arrive(page: Page): Promise<void> {
  await expect(screen(page, 'home')).toBeAttached();
  await closeAnnouncements(page);
  await expect(accountButton(page)).toContainText(/\d/);
}

/** The member's name and balance in home's header, which open the account menu. */
export const accountButton = (page: Page): Locator => page.getByRole('banner').getByRole('button').filter({ hasText: 'R$' });

/** The page becomes visible again, as on a return from another tab. */
export const returnToTab = (page: Page): Promise<void> => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Changes the value of the platform's answers to requests that match `path`. */
export async function changeAnswer<V>(page: Page, path: RegExp, change: (value: V) => unknown): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { value } = (await response.json()) as { value: V };
    await route.fulfill({ response, json: { success: true, value: change(value) } });
  });
}
