import type { Page } from 'playwright/test';

/** Keeps back every answer to addresses like `pattern`, until what it gives is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
