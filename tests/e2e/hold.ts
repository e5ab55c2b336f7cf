import type { Page } from 'playwright/test';

/**
 * Holds all requests that match `pattern`, until the returned function is called; then routes set before it answer them.
 * A page whose app is held is opened until `domcontentloaded` or `commit`: where the app is asked for before the last picture
 * has come, as on a busy machine, the page is not loaded until then.
 */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
