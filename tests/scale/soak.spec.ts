import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixture.ts';
import { openHome, screen } from '../e2e/steps.ts';
import { meterOf } from './measure.ts';

const minute = 60_000;
const megabyte = 1_048_576;

/**
 * Growth of the heap over fifteen minutes of the page's fake clock, after a first minute, in bytes. All timers and
 * frames of these minutes run.
 */
async function growth(page: Page): Promise<number> {
  const meter = await meterOf(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const pass = async (minutes: number) => {
    for (let step = 0; step < minutes * 6; step++) await page.clock.runFor(minute / 6);
    await page.waitForLoadState('networkidle');
  };
  await pass(1);
  const before = await meter.heap();
  await pass(15);
  const after = await meter.heap();
  console.log(`heap ${(before / megabyte).toFixed(2)} MB, after 15 minutes ${(after / megabyte).toFixed(2)} MB`);
  return after - before;
}

test('fifteen minutes of home grow the heap by less than a megabyte', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.getByRole('tab', { name: 'Loterias', exact: true }).tap();
  await page.getByRole('heading', { name: 'Maiores ganhadores' }).scrollIntoViewIfNeeded();
  await expect(screen(page, 'home').locator('.winner').nth(8)).toBeAttached();
  expect(await growth(page)).toBeLessThan(megabyte);
});

test('fifteen minutes of the hall grow the heap by less than a megabyte', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/lottery');
  await expect(page.getByRole('timer').first()).toHaveText(/\d\d:\d\d:\d\d/);
  expect(await growth(page)).toBeLessThan(megabyte);
});
