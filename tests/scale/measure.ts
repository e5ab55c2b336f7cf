import type { CDPSession, Page } from 'playwright/test';

/** What a page has cost so far. */
export interface Meter {
  /** ms of the processor's time that its tasks took: other programs do not count */
  work(): Promise<number>;
  /** nodes that the page's memory holds, in the document or not, after all that can go has gone */
  nodes(): Promise<number>;
  /** bytes of the script's heap, after all that can go has gone */
  heap(): Promise<number>;
}

export async function meterOf(page: Page): Promise<Meter> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('HeapProfiler.enable');
  return {
    work: async () => (await metric(tools, 'TaskDuration')) * 1_000,
    async nodes() {
      await tools.send('HeapProfiler.collectGarbage');
      return (await tools.send('Memory.getDOMCounters')).nodes;
    },
    async heap() {
      // Objects that the first one lets go may hold on to more.
      for (let times = 0; times < 3; times++) await tools.send('HeapProfiler.collectGarbage');
      return (await tools.send('Runtime.getHeapUsage')).usedSize;
    },
  };
}

async function metric(tools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)!.value;
}

/** The middle one of several figures. */
export const median = (figures: readonly number[]): number => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!;
