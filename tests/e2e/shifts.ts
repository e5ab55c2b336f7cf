import type { Page } from 'playwright/test';

/** Chromium's performance entry of a layout shift. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Records layout shifts of each page from the end of its parsing on (html-in-parts.spec.ts watches the time before: the
 * parser pauses where the machine is busy, so at a place that differs from run to run), except those within 500 ms of a
 * touch or a key. `hadRecentInput` is
 * no help: it is also true for 500 ms after the window got its size, so for all of a page that loads fast.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    let lastInput = -500;
    const parsedAt = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive;
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.startTime - lastInput < 500 || document.readyState === 'loading' || entry.startTime < parsedAt()) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)).map((element) => `${element?.tagName.toLowerCase()}.${element?.className}`);
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts of this page, each as score and elements. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
