import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { openHome, screen } from './steps.ts';

/** Notes each fade of a page that starts. */
const noteFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'screen-entering') fades.push((target as HTMLElement).dataset.screen ?? '');
    });
  });

const fades = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { fades: string[] }).fades);

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement).dataset.screen ?? document.activeElement?.tagName);

for (const merchant of ['localhost', 'brisa.localhost']) {
  test(`the first visit to a screen fades in and takes the focus, by tap (${merchant})`, async ({ page, baseURL }) => {
    await noteFades(page);
    await openHome(page);
    if (merchant !== 'localhost') {
      await page.goto(baseURL!.replace('localhost', merchant).replace('127.0.0.1', merchant));
      await page.getByRole('dialog').getByRole('button', { name: /^(Fechar|Sim|Tenho)/ }).first().tap();
    }
    for (const name of ['Atividades', 'Atendimento']) {
      await page.getByRole('contentinfo').or(page.getByRole('navigation')).getByRole('link', { name }).first().tap();
      const shown = name === 'Atividades' ? 'activity' : 'service';
      await expect(screen(page, shown)).toBeVisible();
      await expect.poll(() => focused(page)).toBe(shown);
      await expect.poll(() => fades(page)).toContain(shown);
      await page.goBack();
      await expect(screen(page, 'home')).toBeVisible();
    }
  });
}

test('the first visit to a screen takes the focus, by keyboard', async ({ page }) => {
  await noteFades(page);
  await openHome(page);
  await page.getByRole('link', { name: 'Entrar' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(screen(page, 'login')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('login');
  expect(await fades(page)).toContain('login');
});
