import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { pathOf } from './screens.ts';
import { keepSession, screen } from './steps.ts';

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 } });

/** Records the text of each largest paint. */
const watchLargestPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) paints.push(entry.element?.textContent ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const largestPaints = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { paints: string[] }).paints);

// An answer costs two or three round trips of 150 ms on Lighthouse's network: these had 1.2 to 1.4 s.
for (const [account, names] of [
  ['marina', ['benefits', 'messages', 'rewardCenter', 'securityCenter', 'transferUp', 'deposit', 'changePassword', 'settings', 'leaderBoard']],
  ['agente', ['agent', 'salaryContract', 'dividendContract', 'hourContract']],
] as const) {
  test(`the largest paint of pages for members waits for no answer: ${account}`, async ({ page }) => {
    await keepSession(page, account);
    await watchLargestPaints(page);
    for (const name of names) {
      await test.step(name, async () => {
        const release = await hold(page, '**/wps/**');
        await page.goto(pathOf(name));
        await expect(screen(page, name)).toBeVisible();
        await expect.poll(() => largestPaints(page)).not.toEqual([]);
        const before = await largestPaints(page);
        release();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        expect(await largestPaints(page)).toEqual(before);
        await page.unroute('**/wps/**');
      });
    }
  });
}
