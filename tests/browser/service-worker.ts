import type { Page } from 'playwright';

/** ms between two keys */
const glance = 250;

/** Resolves once the page's service worker is there and has all that it keeps. It comes with the first touch or key after the start. */
export async function workerReady(page: Page): Promise<void> {
  while (!(await page.evaluate(() => navigator.serviceWorker.getRegistration()))) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(glance);
  }
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active!.state !== 'activated') await new Promise((resolve) => active!.addEventListener('statechange', resolve, { once: true }));
  });
}
