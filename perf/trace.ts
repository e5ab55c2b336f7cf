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
  args?: { name?: string; data?: { type?: string } };
}

export interface Traced {
  /** ms of the processor that the main thread's tasks took */
  busy: number;
  /** tasks of more than 50 ms */
  longTasks: number;
  /** layouts and styles that a script forced by reading them */
  forcedLayouts: number;
}

const long = 50;
const scripts = /^(FunctionCall|EvaluateScript|TimerFire|FireAnimationFrame|RunMicrotasks|EventDispatch)$/;
const categories = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

const within = (inner: TraceEvent, outer: TraceEvent) => inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** The main threads of the pages in a trace. */
export const mainThreads = (events: readonly TraceEvent[]): TraceEvent[] =>
  events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');

/** What a thread did at a time, as a whole. */
export const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask';

/** What the main thread of the page did, from the events of a trace. Throws when the trace has no task of it. */
export function readTrace(events: readonly TraceEvent[]): Traced {
  const perThread = mainThreads(events).map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'));
  const main = perThread.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const tasks = main.filter(isTask);
  if (!tasks.length) throw new Error('the trace has no task of the page');
  const running = main.filter(({ name }) => scripts.test(name));
  const laidOut = main.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree');
  return {
    busy: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
    longTasks: tasks.filter(({ dur = 0 }) => dur > long * 1_000).length,
    forcedLayouts: laidOut.filter((layout) => running.some((script) => within(layout, script))).length,
  };
}

/** Follows the page's main thread while `meanwhile` goes on. */
export async function traceDuring(browser: Browser, page: Page, meanwhile: () => Promise<unknown>): Promise<Traced> {
  await browser.startTracing(page, { categories });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return readTrace(traceEvents);
}
