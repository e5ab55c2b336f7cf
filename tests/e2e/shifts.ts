import type { Page } from 'playwright/test';

/** What Chromium tells of a layout shift. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Writes down from the start of each page whatever is seen to move by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)).map((element) => `${element?.tagName.toLowerCase()}.${element?.className}`);
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page: how much, and what. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
