import { expect, type Page } from 'playwright/test';

/** Presses `key` until the element of this role and name has the focus, `most` times at most, once it is on the page. Throws without it. */
export async function tabTo(page: Page, role: 'textbox' | 'checkbox' | 'button' | 'tab' | 'link', name: string | RegExp, most = 20, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const named = page.getByRole(role, { name }).or(page.locator('input').and(page.getByLabel(name)));
  const wanted = page.locator(':focus').and(named);
  await expect(named.first()).toBeAttached();
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key);
    if (await wanted.count()) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
