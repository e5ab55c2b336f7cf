import type { Page } from 'playwright/test';
import { field } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { accountButton, closeAnnouncements, screen } from './steps.ts';

/** Presses Tab until what is found by role and name has the focus, and its ring is seen. */
async function tabTo(page: Page, role: 'textbox' | 'checkbox' | 'button' | 'tab' | 'link', name: string | RegExp): Promise<void> {
  const wanted = page.locator(':focus').and(page.getByRole(role, { name }).or(page.locator('input').and(page.getByLabel(name))));
  for (let pressed = 0; pressed < 20; pressed++) {
    await page.keyboard.press('Tab');
    if (await wanted.count()) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test('login and registration are done by the keyboard alone', async ({ page }) => {
  await page.goto('/m/login');
  await expect(page.getByRole('tab', { name: 'Celular' })).toBeVisible();
  await tabTo(page, 'tab', 'Usuário');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Celular' })).toBeFocused();
  await expect(field(page, 'Celular com DDD')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'textbox', 'Usuário');
  await page.keyboard.type('marina');
  await tabTo(page, 'textbox', /^Senha$/);
  await page.keyboard.type('errada11');
  await page.keyboard.press('Enter');
  // The captcha that is now asked for is where one types on.
  await expect(field(page, 'Código de verificação')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'checkbox', /Lembrar/);
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Lembrar senha')).toBeChecked();
  await tabTo(page, 'link', 'Cadastre-se');
  await page.keyboard.press('Enter');

  await expect(screen(page, 'register')).toBeVisible();
  await tabTo(page, 'textbox', /^Usuário \*$/);
  await page.keyboard.type('joana77');
  await tabTo(page, 'textbox', /^Senha \*$/);
  await page.keyboard.type('segredo1');
  await tabTo(page, 'textbox', /^Repita a senha/);
  await page.keyboard.type('segredo1');
  await tabTo(page, 'button', /^Mais sobre você/);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Celular com DDD')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const countries = page.getByRole('dialog', { name: 'Código do país' });
  await expect(countries.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(countries).toHaveCount(0);
  await tabTo(page, 'textbox', 'Apelido');
  await page.keyboard.type('Joaninha');
  await tabTo(page, 'checkbox', /Tenho 18 anos/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Criar conta');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'home')).toBeAttached();
  await closeAnnouncements(page);
  await expect(accountButton(page)).toContainText('Joaninha');
});
