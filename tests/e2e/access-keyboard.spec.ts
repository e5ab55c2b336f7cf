import type { Page } from 'playwright/test';
import { axeViolations } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { tabTo } from './keyboard.ts';
import { accountButton, closeAnnouncements, openHome, screen, signIn } from './steps.ts';

/** Limit of tab stops for a whole page. */
const pageStops = 120;

test('the keyboard alone suffices for a list, a favourite with its login, a deposit, and sign-out', async ({ page }) => {
  await openHome(page);
  await tabTo(page, 'link', 'Ver tudo: Em alta agora', pageStops);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'gameList').getByRole('listitem').first()).toBeVisible();
  await tabTo(page, 'button', /^Favorito: /, pageStops);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'login')).toBeVisible();
  await tabTo(page, 'textbox', 'Usuário');
  await page.keyboard.type('marina');
  await tabTo(page, 'textbox', /^Senha$/);
  await page.keyboard.type('leve2026');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'login')).toHaveCount(0);
  await expect(screen(page, 'gameList').getByRole('listitem').first()).toBeVisible();
  // A page that is entered takes the focus.
  await expect(screen(page, 'gameList')).toBeFocused();

  // The list scrolls endlessly: Back stands above it. Login has left no history entry.
  await tabTo(page, 'button', 'Voltar', pageStops, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'home')).toBeAttached();
  await closeAnnouncements(page);
  await expect(accountButton(page)).toContainText(/\d/);
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  // Before it opens, Tab leads to the header's own link to the deposit.
  await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeFocused();
  await tabTo(page, 'link', 'Depositar');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'deposit')).toBeVisible();
  await tabTo(page, 'textbox', 'Valor em R$', pageStops);
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();

  await page.goto('/m/set');
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'button', 'Sair da conta', pageStops);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sair da conta?' });
  await expect(question).toBeVisible();
  await tabTo(page, 'button', /^Sair$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/m/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
});

/** One overlay of each kind: its page, its opener, its role and name. */
const overlays: readonly [path: string, opener: string | RegExp, role: 'dialog' | 'alertdialog', name: string | RegExp][] = [
  ['/m/gameList?gameType=RNG', 'Filtrar', 'dialog', 'Filtrar jogos'],
  ['/m/mine', 'Trocar o seu ícone', 'dialog', 'Escolha o seu ícone'],
  ['/m/responsiblePlay', 'Definir: Perdas por dia', 'dialog', 'Perdas por dia'],
  ['/m/responsiblePlay', 'Pedir autoexclusão', 'dialog', 'Autoexclusão'],
  ['/m/responsiblePlay', '24 horas', 'alertdialog', /Pausar por/],
  ['/m/set', 'Sair da conta', 'alertdialog', 'Sair da conta?'],
];

async function expectFocusTrap(page: Page, role: 'dialog' | 'alertdialog', name: string | RegExp): Promise<void> {
  const overlay = page.getByRole(role, { name });
  await expect(overlay).toBeVisible();
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press(pressed < 8 ? 'Tab' : 'Shift+Tab');
    expect(await overlay.evaluate((panel) => panel.contains(document.activeElement)), `${name} loses the focus`).toBe(true);
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

test('every overlay traps the focus, passes axe, and returns the focus to its opener', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expectFocusTrap(page, 'dialog', 'Sua conta');
  await expect(accountButton(page)).toBeFocused();
  for (const [path, opener, role, name] of overlays) {
    if (!page.url().endsWith(path)) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expectFocusTrap(page, role, name);
    await expect(button).toBeFocused();
  }
});

test('with reduced motion home runs no animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await closeAnnouncements(page);
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const running = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').map((animation) => (animation as CSSAnimation).animationName || 'transition'));
  await expect.poll(running).toEqual([]);
});
