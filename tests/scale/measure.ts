import type { CDPSession, Page } from 'playwright/test';

/** Costs of a page so far. */
export interface Meter {
  /** processor time of its tasks, in ms, which other programs do not affect */
  work(): Promise<number>;
  /** DOM nodes in memory, detached ones included, after garbage collection */
  nodes(): Promise<number>;
  /** bytes of the script heap after garbage collection */
  heap(): Promise<number>;
  collectGarbage(): Promise<void>;
}

/** Collects garbage three times: collected objects may release further ones. */
export async function collectGarbage(tools: { send(method: 'HeapProfiler.collectGarbage'): Promise<unknown> }): Promise<void> {
  for (let times = 0; times < 3; times++) await tools.send('HeapProfiler.collectGarbage');
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
      await collectGarbage(tools);
      return (await tools.send('Runtime.getHeapUsage')).usedSize;
    },
    collectGarbage: () => collectGarbage(tools),
  };
}

async function metric(tools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)!.value;
}

/** The median of several figures. */
export const median = (figures: readonly number[]): number => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!;
