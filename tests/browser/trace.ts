import type { Browser, Page } from 'playwright';

export interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  /** µs */
  ts: number;
  dur?: number;
  /** µs of the thread's processor time */
  tdur?: number;
  args?: { name?: string; data?: { type?: string; reason?: string; nodeName?: string } };
}

/** The browser's own events of these categories, and of no other, during `meanwhile`. */
export async function traceDuring(browser: Browser, page: Page, categories: readonly string[], meanwhile: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['-*', ...categories] });
  await meanwhile();
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}
