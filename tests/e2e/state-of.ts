import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** ms for which a page must say the same before that is its state */
const still = 600;

/** What the page says and offers, as a screen reader meets it; figures are `0`, because times and jackpots tick. */
async function said(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const tree = await page.locator('body').ariaSnapshot();
  return `${pathname}${search}\n${tree.replace(/\d+([.,:/ ]\d+)*/g, '0')}`;
}

const waiting = (page: Page): Promise<number> =>
  page.locator('main .skeleton, main [aria-busy=true]').evaluateAll((places) => places.filter((place) => {
    const box = place.getBoundingClientRect();
    return box.height > 0 && box.top < innerHeight;
  }).length);

/** The state of a page that has come to rest: nothing is on its way, and it says the same for 0.6 s. */
export async function stateOf(page: Page): Promise<string[]> {
  let state = '';
  await expect(async () => {
    expect(await waiting(page)).toBe(0);
    state = await said(page);
    await page.waitForTimeout(still);
    expect(await said(page)).toBe(state);
  }).toPass({ timeout: 20_000, intervals: [100] });
  return state.split('\n');
}
