import { expect, type Page } from 'playwright/test';

/** How long a page must stay unchanged, in ms. */
const stableMs = 600;

/** The page's accessibility tree. Numbers are replaced by `0`, because times and jackpots tick. */
async function snapshotOf(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const tree = await page.locator('body').ariaSnapshot();
  return `${pathname}${search}\n${tree.replace(/\d+([.,:/ ]\d+)*/g, '0')}`;
}

const loadingCount = (page: Page): Promise<number> =>
  page.locator('main .skeleton, main [aria-busy=true]').evaluateAll((elements) => elements.filter((element) => {
    const box = element.getBoundingClientRect();
    return box.height > 0 && box.top < innerHeight;
  }).length);

/** A live region without a message, which the frame adds in an idle moment. */
const emptyRegion = /^\s*- (alert|status)$/;

/** The page's state once nothing is loading and it has not changed for 0.6 s, as lines. */
export async function stateOf(page: Page): Promise<string[]> {
  let state = '';
  await expect(async () => {
    expect(await loadingCount(page)).toBe(0);
    state = await snapshotOf(page);
    await page.waitForTimeout(stableMs);
    expect(await snapshotOf(page)).toBe(state);
  }).toPass({ timeout: 20_000, intervals: [100] });
  return state.split('\n').filter((line) => !emptyRegion.test(line));
}
