import type { Page } from 'playwright/test';

/** Holds all requests that match `pattern`, until the returned function is called; then routes set before it answer them. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
