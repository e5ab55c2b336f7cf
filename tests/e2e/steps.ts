import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

/** The password of every account that the platform has from the start. */
const password = 'leve2026';

export const screen = (page: Page, name: string): Locator => page.locator(`main[data-screen="${name}"]`);

/** Minor units as a Portuguese page shows them. */
export const moneyText = (amount: number): string => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(amount / 100);

/** Closes the announcements whenever they come in the way, as a person does. */
export async function closeAnnouncements(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: /^(Novidades|What is new)$/ });
  await page.addLocatorHandler(popup, () => popup.getByRole('button', { name: /^(Fechar|Close)$/ }).first().tap());
}

/** Home as it is once the platform has filled it, its popup closed. */
export async function openHome(page: Page): Promise<void> {
  await closeAnnouncements(page);
  await page.goto('/');
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
}

/** Fills in the form of the login screen that is open, and sends it. */
export async function sendLogin(page: Page, account: string, secret = password): Promise<void> {
  await page.getByLabel('Usuário').fill(account);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
}

/** Home with `account` signed in by the form. */
export async function signIn(page: Page, account = 'marina'): Promise<void> {
  await closeAnnouncements(page);
  await page.goto('/m/login');
  await sendLogin(page, account);
  await expect(screen(page, 'home')).toBeVisible();
  await expect(accountButton(page)).toContainText('R$');
}

/** The member's name and balance in home's header, which open the account menu. */
export const accountButton = (page: Page): Locator => page.getByRole('banner').getByRole('button').filter({ hasText: 'R$' });

/** The person comes back to this page from another tab. */
export const comeBack = (page: Page): Promise<void> => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
