import { expect, type Page } from 'playwright/test';

const second = 1_000;

/**
 * Pauses the page's clock at a whole second: countdowns tick on these and on the halves, and a jump to another time would
 * add a tick. Tried again where a busy machine let that second pass.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt((Math.ceil(now / second) + 1) * second);
  }).toPass();
}
