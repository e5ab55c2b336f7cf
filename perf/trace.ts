import type { Browser, Page } from 'playwright';
import { traceDuring, type TraceEvent } from '../tests/browser/trace.ts';

const scripts = /^(FunctionCall|EvaluateScript|TimerFire|FireAnimationFrame|RunMicrotasks|EventDispatch)$/;
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

const within = (inner: TraceEvent, outer: TraceEvent) => inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** The main threads of the pages in a trace. */
export const mainThreads = (events: readonly TraceEvent[]): TraceEvent[] =>
  events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');

/** A task of a thread. */
export const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask';

/** The number of forced layouts and style recalculations by scripts. Throws when the trace has no task of the page. */
function forcedLayoutsOf(events: readonly TraceEvent[]): number {
  const perThread = mainThreads(events).map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'));
  const main = perThread.toSorted((one, other) => other.length - one.length)[0] ?? [];
  if (!main.some(isTask)) throw new Error('the trace has no task of the page');
  const running = main.filter(({ name }) => scripts.test(name));
  const laidOut = main.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree');
  return laidOut.filter((layout) => running.some((script) => within(layout, script))).length;
}

/** Counts the layouts that scripts force during `meanwhile`. */
export const forcedLayoutsDuring = async (browser: Browser, page: Page, meanwhile: () => Promise<unknown>): Promise<number> =>
  forcedLayoutsOf(await traceDuring(browser, page, categories, meanwhile));
