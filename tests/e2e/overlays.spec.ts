import type { Locator, Page } from 'playwright/test';
import { storageKeys } from '../../src/app/device/storage.ts';
import { scrollUntil } from '../browser/scroll.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { openHome, openTopOfHome, screen, signIn, signInAt } from './steps.ts';

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
  await page.getByRole('button', { name: /^Ver tudo: / }).last().tap();
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

test('a menu closed by its button leaves no history entry; a reload with it open shows the page without it, and Back leaves the page', async ({ page }) => {
  await page.goto('/m/notice');
  await openTopOfHome(page);
  const menu = page.getByRole('button', { name: /menu/i }).first();
  const overlay = () => page.evaluate(() => (history.state as { overlay?: number } | null)?.overlay);
  await menu.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(overlay).toBeUndefined();
  await menu.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(screen(page, 'home')).toBeVisible();
  await expect.poll(overlay).toBeUndefined();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(screen(page, 'notice')).toBeVisible();
});

test('an overlay that was open when its page was left is closed on return', async ({ page }) => {
  await openTopOfHome(page);
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

test('a menu whose code loads slowly shows progress at once, and a tap on it cancels', async ({ page }) => {
  const release = await hold(page, '**/assets/side-menu-*.js');
  await page.goto('/');
  await expect(page.getByRole('tab').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).first().tap();
  const progress = page.getByRole('button', { name: 'Carregando…' });
  await expect(progress).toBeVisible();
  await progress.tap();
  await expect(progress).toHaveCount(0);
  release();
});

test('a second tap or Enter, meant for what asked, does not answer the question', async ({ page }) => {
  await signInAt(page, '/m/set');
  const opener = page.getByRole('button', { name: 'Sair da conta' });
  await opener.focus();
  /** What a tap on the answer would meet as soon as it is drawn, and what has the focus. */
  const met = page.evaluate(() => new Promise<string[]>((resolve) => {
    new MutationObserver((_, observer) => {
      const answers = document.querySelectorAll('[role=alertdialog] button');
      if (!answers.length) return;
      observer.disconnect();
      setTimeout(() => {
        const { left, top, width, height } = answers[answers.length - 1]!.getBoundingClientRect();
        resolve([document.elementFromPoint(left + width / 2, top + height / 2)!.localName, document.activeElement!.getAttribute('role')!]);
      }, 100);
    }).observe(document.body, { childList: true, subtree: true });
  }));
  await page.keyboard.press('Enter');
  expect(await met).toEqual(['div', 'alertdialog']);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Sair', exact: true }).tap();
  await expect(page).toHaveURL('/m/home');
});

test.describe('a second tap, a moment after the one that closes', () => {
  /** Taps twice in the middle of `button`, and gives what the second tap met. */
  async function tapTwice(page: Page, button: Locator): Promise<string> {
    // Once it has slid in.
    await button.tap({ trial: true });
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.evaluate(() => {
      const met: string[] = [];
      Object.assign(window, { met });
      addEventListener('pointerup', ({ target }) => met.push((target as Element).closest('.overlay, .tap-shield, .age-gate') ? 'over' : 'page'), true);
    });
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect.poll(() => page.evaluate(() => (window as unknown as { met: string[] }).met.length)).toBe(2);
    return page.evaluate(() => (window as unknown as { met: string[] }).met[1]!);
  }

  test('does not fall through a question, a menu or a popup', async ({ page }) => {
    await signInAt(page, '/m/set');
    await page.getByRole('button', { name: 'Sair da conta' }).tap();
    const question = page.getByRole('alertdialog');
    expect(await tapTwice(page, question.getByRole('button', { name: 'Cancelar' }))).toBe('over');
    await expect(question).toHaveCount(0);
    await expect(screen(page, 'settings')).toBeVisible();
    // What took it leaves by itself, and the page answers again.
    await page.getByRole('link', { name: /Central de segurança|Segurança/ }).tap();
    await expect(screen(page, 'securityCenter')).toBeVisible();

    await page.goto('/m/home');
    await page.getByRole('button', { name: /menu/i }).first().tap();
    const menu = page.getByRole('dialog');
    expect(await tapTwice(page, menu.getByRole('button', { name: 'Fechar' }))).toBe('over');
    await expect(menu).toHaveCount(0);
    await expect(screen(page, 'home')).toBeVisible();
  });

  test.describe('to a person who has not told the age', () => {
    test.use({ adult: false });

    test('does not fall through the 18+ question, before the app and after', async ({ page, platform }) => {
      await platform.now();
      await expect.poll(async () => (await page.request.get('/m/login')).text()).toMatch(/<html[^>]*age-asked/);
      const release = await hold(page, '**/assets/app-*.js');
      await page.goto('/m/login', { waitUntil: 'commit' });
      const gate = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
      const open = page.locator('a, button, input, select').and(page.locator(':not([inert] *):not([role=dialog] *)'));
      await expect(open).toHaveCount(0);
      expect(await tapTwice(page, gate.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }))).toBe('over');
      await expect(page.locator('[inert]')).toHaveCount(0);
      release();

      await page.evaluate((key) => localStorage.removeItem(key), storageKeys.adult);
      await page.reload();
      await expect(gate).toBeFocused();
      await expect(open).toHaveCount(0);
      expect(await tapTwice(page, gate.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }))).toBe('over');
      await expect(screen(page, 'login')).toBeVisible();
      await expect(page.locator('[inert]')).toHaveCount(0);
    });
  });
});

test('all that lies outside of an open menu is inert, and open again once it has closed, when its button has the focus again', async ({ page }) => {
  await signIn(page);
  const outside = page.locator(':is(a, button, input, select, textarea):not([inert] *):not([role$=dialog] *)');
  const before = await outside.count();
  const menu = page.getByRole('button', { name: /menu/i }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(outside).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await outside.count()).toBeGreaterThanOrEqual(before);
});
