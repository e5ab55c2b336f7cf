import type { Page } from 'playwright/test';

/** Presses `key` until the element of this role and name has the focus, `most` times at most. Throws without it. */
export async function tabTo(page: Page, role: 'textbox' | 'checkbox' | 'button' | 'tab' | 'link', name: string | RegExp, most = 20, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = page.locator(':focus').and(page.getByRole(role, { name }).or(page.locator('input').and(page.getByLabel(name))));
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key);
    if (await wanted.count()) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
