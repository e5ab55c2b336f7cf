import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { pathOf } from './screens.ts';
import { keepSession, screen } from './steps.ts';

/** Shows a toast as any screen does: by the app's own function, found among the exports of its bundle. */
const showToast = (page: Page, text: string): Promise<void> => page.evaluate(async (said) => {
  const address = document.querySelector<HTMLScriptElement>('script[src*="/assets/app-"], link[href*="/assets/app-"]');
  const exported: Record<string, unknown> = await import(address!.getAttribute('src') ?? address!.getAttribute('href')!);
  const toast = Object.values(exported).find((one): one is (...given: unknown[]) => () => void => typeof one === 'function' && String(one).includes('"notice"'));
  toast!(said, 60_000, 'trouble', { label: 'Tentar de novo', run: () => {} });
}, text);

/** The shortest and the longest that the app has. */
const sentences = ['Feito.', 'O problema é do nosso lado. Tente de novo em instantes.'];

test('toasts stand in one place, under the header, one below the other, wherever the page is scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepSession(page, 'marina');
  for (const name of ['home', 'withdraw', 'mine'] as const) {
    await page.goto(pathOf(name));
    await expect(screen(page, name)).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    for (const sentence of sentences) await showToast(page, sentence);
    await expect(page.locator('.toast')).toHaveCount(2);
    for (const top of [0, 260]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      const [first, second] = await page.locator('.toast').evaluateAll((toasts) => toasts.map((toast) => toast.getBoundingClientRect().toJSON() as DOMRect));
      expect(first!.top, `${name}, scrolled to ${top}`).toBe(54);
      expect(second!.top).toBe(first!.bottom + 8);
      for (const { left, right, bottom } of [first!, second!]) expect([left >= 16, right <= 344, bottom < 320]).toEqual([true, true, true]);
    }
  }
});
