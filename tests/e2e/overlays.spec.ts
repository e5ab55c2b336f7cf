import { scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { openHome, screen, signIn } from './steps.ts';

const announcements = /^(Novidades|What's new)$/;

test("Back closes home's popup and stays on home", async ({ page }) => {
  await page.goto('/m/lottery');
  await page.goto('/');
  await scrollUntil(page, expect(page.getByRole('dialog', { name: announcements })).toBeVisible());
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(screen(page, 'home')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'lottery')).toBeVisible();
});

test('Back closes the last of two overlays, then the first, then leaves the page', async ({ page }) => {
  await page.goto('/m/notice');
  await openHome(page);
  await page.getByRole('button', { name: 'Ver tudo', exact: true }).last().tap();
  const list = page.getByRole('dialog', { name: /Partidas em destaque|Partidas/ });
  await expect(list).toBeVisible();
  await list.getByRole('button').nth(1).tap();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(screen(page, 'home')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'notice')).toBeVisible();
});

test('a menu closed by its button leaves no history entry', async ({ page }) => {
  await page.goto('/m/notice');
  await openHome(page);
  await page.getByRole('button', { name: /menu/i }).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => (history.state as { overlay?: number }).overlay)).toBeUndefined();
  await page.goBack();
  await expect(screen(page, 'notice')).toBeVisible();
});

test('an overlay that was open when its page was left is closed on return', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: /menu/i }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The page is left by a link inside the menu.
  await page.getByRole('dialog').getByRole('button', { name: /Mensagens/ }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: /Entrar|Confirmar|OK/ }).tap();
  await expect(screen(page, 'login')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload with a menu open shows the page without it, and Back leaves the page', async ({ page }) => {
  await page.goto('/m/notice');
  await openHome(page);
  await page.getByRole('button', { name: /menu/i }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(screen(page, 'home')).toBeVisible();
  await expect.poll(() => page.evaluate(() => (history.state as { overlay?: number } | null)?.overlay)).toBeUndefined();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(screen(page, 'notice')).toBeVisible();
});

test('a menu whose code loads slowly shows progress at once, and a tap on it cancels', async ({ page }) => {
  const release = await hold(page, '**/assets/menus-*.js');
  await page.goto('/');
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).first().tap();
  const progress = page.getByRole('button', { name: 'Carregando…' });
  await expect(progress).toBeVisible();
  await progress.tap();
  await expect(progress).toHaveCount(0);
  release();
});

test('a closed menu returns the focus to its button', async ({ page }) => {
  await signIn(page);
  const menu = page.getByRole('button', { name: /menu/i }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});
