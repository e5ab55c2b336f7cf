import type { Page } from 'playwright/test';
import { startTranslator } from '../support/translator.ts';
import { expect, test } from './fixture.ts';
import { accountButton, keepSession, screen } from './steps.ts';

/** The page is translated from its first moment on, before the app has loaded too. */
const translate = (page: Page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => (${startTranslator.toString()})())`);

test('on a translated page balances, amounts and counts are those of now, in each language', async ({ page }) => {
  await translate(page);
  await keepSession(page);
  await page.goto('/m/home');
  const account = accountButton(page);
  await expect(account).toContainText(/R\$\s\d/);
  await expect(account).not.toContainText('«R$');
  await account.tap();
  const menu = page.getByRole('dialog').filter({ hasText: 'Sacar' });
  await menu.getByRole('button', { name: 'Ocultar saldo' }).tap();
  await expect(menu).toContainText('••••••');
  await expect(menu).not.toContainText(/\d,\d\d/);
  await expect(account).not.toContainText(/\d,\d\d/);
  await menu.getByRole('button', { name: 'Mostrar saldo' }).tap();
  await expect(menu).toContainText(/\d,\d\d/);
  await menu.getByRole('link', { name: /Sacar/ }).tap();

  const form = screen(page, 'withdraw');
  const amount = form.getByRole('textbox', { name: /Valor/ });
  await amount.fill('50,00');
  await expect(form.locator('.withdraw-sum')).toContainText('50,00');
  await amount.fill('100,00');
  await expect(form.locator('.withdraw-sum')).toContainText('100,00');
  await expect(form.locator('.withdraw-sum')).not.toContainText('50,00');
  await amount.fill('1,00');
  await amount.press('Tab');
  await expect(form.locator('.field-fault').first()).toBeVisible();

  // Each visible text is translated once, and none of before is left.
  await page.goto('/m/set');
  await expect(screen(page, 'settings').getByRole('heading', { level: 1 })).toHaveText('«Configurações»');
  await screen(page, 'settings').getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await expect(screen(page, 'settings').getByRole('heading', { level: 1 })).toHaveText('«Settings»');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.goto('/m/transaction/record');
  const record = screen(page, 'accountRecord');
  await expect(record.getByRole('listitem').first()).toContainText('R$');
  const rows = await record.getByRole('listitem').allTextContents();
  expect(rows.join(' ')).not.toContain('««');
});
