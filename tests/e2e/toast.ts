import type { Page } from 'playwright/test';

/**
 * Runs `act` and waits until a toast that begins with `text` is visible. The page itself looks for it, from before the act on: a toast
 * of a second may be gone when a runner on a busy machine looks again.
 */
export async function expectToast(page: Page, text: string, act: () => unknown): Promise<void> {
  const isShown = (wanted: string) =>
    [...document.querySelectorAll('.toast-text')].some((toast) => toast.textContent!.startsWith(wanted) && toast.checkVisibility({ visibilityProperty: true }));
  const shown = page.waitForFunction(isShown, text, { timeout: 12_000 });
  await Promise.all([shown, act()]);
}
