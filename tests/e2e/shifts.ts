import type { Page } from 'playwright/test';

/** Chromium's performance entry of a layout shift. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

interface Shift {
  score: number;
  /** the elements that moved */
  moved: string;
}

/**
 * Records layout shifts of each page after the first frame with all of its HTML, or only those up to that frame
 * (`parsing`). On a busy machine the parser pauses anywhere, even within a line, and the first whole frame then moves the
 * words before the pause. Shifts within 500 ms of a touch or a key do not count. `hadRecentInput` is no help:
 * it is also true for 500 ms after the window got its size, so for all of a page that loads fast.
 */
export async function watchShifts(page: Page, { parsing = false } = {}): Promise<void> {
  await page.addInitScript((wanted) => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    let lastInput = -500;
    let wholeSince = Infinity;
    const afterFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
    document.addEventListener('readystatechange', () => afterFrame(() => (wholeSince = performance.now())), { once: true });
    const isParsing = (time: number) => time < wholeSince;
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), true);
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
        if (startTime - lastInput < 500 || isParsing(startTime) !== wanted) continue;
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        shifts.push({ score: value, moved: elements.map((element) => `${element?.tagName.toLowerCase()}.${element?.className}`).join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, parsing);
}

const shiftsIn = (page: Page): Promise<Shift[]> => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Layout shifts of this page, each as score and elements. */
export const shiftsOf = async (page: Page): Promise<string[]> => (await shiftsIn(page)).map(({ score, moved }) => `${score.toFixed(4)} ${moved}`);

/** The sum of this page's layout shifts. */
export const shiftSum = async (page: Page): Promise<number> => (await shiftsIn(page)).reduce((sum, { score }) => sum + score, 0);
