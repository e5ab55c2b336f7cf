import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { screen, signInAt } from './steps.ts';

/** All four corners of the field, a little inside, are its own on the screen. */
const isWhole = (field: Locator): Promise<boolean> =>
  field.evaluate((input) => {
    const { left, right, top, bottom } = input.getBoundingClientRect();
    const inset = 6;
    return [left + inset, right - inset].every((x) => [top + inset, bottom - inset].every((y) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && (met === input || input.parentElement!.contains(met));
    }));
  });

/** What looks after the focus comes with the first touch. */
const touch = async (page: Page) => {
  await expect(page.locator('.toasts')).toBeAttached();
  await page.touchscreen.tap(180, 2);
  // They may have come before it, to a page that has stood for a while.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name, duration }) => duration > 0 && name.includes('/assets/stay-services-')))).toBe(true);
};

const form = async (page: Page) => {
  await signInAt(page, '/m/withdraw');
  await expect(screen(page, 'withdraw').getByRole('textbox', { name: 'Valor em R$' })).toBeVisible();
  await touch(page);
};

test('each field that gets the focus is whole in sight, in windows of all heights', async ({ page }) => {
  await form(page);
  const fields = [page.getByRole('textbox', { name: 'Valor em R$' }), page.getByLabel('Senha de saque', { exact: true })];
  for (const [width, height] of [[360, 340], [640, 150], [360, 640], [640, 360]] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      for (const field of [...fields, ...fields.toReversed()]) {
        // As a finger that meets its upper edge just above the bar, and as the key.
        await field.evaluate((input) => {
          scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 20);
          (input as HTMLElement).focus({ preventScroll: true });
        });
        await expect.poll(() => isWhole(field)).toBe(true);
        await page.evaluate(() => scrollTo(0, 0));
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      for (let pressed = 0; pressed < 30; pressed++) {
        await page.keyboard.press('Tab');
        const focused = page.locator('main :is(input, select, textarea):focus');
        if (await focused.count()) await expect.poll(() => isWhole(focused)).toBe(true);
      }
      // The next window begins as a page does.
      await page.evaluate(() => ((document.activeElement as HTMLElement).blur(), scrollTo(0, 0)));
    });
  }
});

test('in a low window the bar that comes back leaves what the key went on to in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 340 });
  await signInAt(page, '/m/feedback');
  const send = screen(page, 'feedback').getByRole('button', { name: 'Enviar' });
  await touch(page);
  await screen(page, 'feedback').getByRole('textbox', { name: /Contato/ }).focus();
  await expect(page.getByRole('navigation').last()).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await expect(page.getByRole('navigation').last()).toBeVisible();
  await expect.poll(() => isWhole(send)).toBe(true);
});
