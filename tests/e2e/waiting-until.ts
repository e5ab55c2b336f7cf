import { expect, type Page } from 'playwright/test';

/** Limit of one look, in real ms. */
export const quick = { timeout: 300 };

/** Advances the page's clock until `holds` passes, in steps of two seconds: short enough that no arriving answer times out. */
export const waitingUntil = (page: Page, holds: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(2_000);
    await holds();
  }).toPass({ timeout: 15_000, intervals: [100] });
