import { isTask, mainThreads } from './trace.ts';
import type { TraceEvent } from '../tests/browser/trace.ts';

/** Lighthouse slows the processor by this factor. */
const slower = 4;
/** Time of a task that does not count as blocking, in ms. */
const short = 50;

export interface Blocking {
  /** processor time beyond 50 ms of each task after the first paint, on Lighthouse's slowed processor; ms */
  own: number;
  /** wall time of these tasks divided by their processor time: near 1 on an idle machine */
  held: number;
}

/**
 * Blocking time of the page's main thread after the first paint, from a trace of its load. Throws when the trace has
 * no paint, or no task after it.
 */
export function blockingOf(events: readonly TraceEvent[]): Blocking {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint');
  const paint = paints.toSorted((one, other) => one.ts - other.ts).at(-1);
  if (!paint) throw new Error('the trace has no first paint');
  const main = mainThreads(events).find(({ pid }) => pid === paint.pid);
  const tasks = events.filter((event) => isTask(event) && event.pid === paint.pid && event.tid === main?.tid && event.ts >= paint.ts);
  // Without tasks the sum would be a perfect 0.
  if (!tasks.length) throw new Error('the trace has no task after the first paint');
  const sum = (of: (task: TraceEvent) => number) => tasks.reduce((all, task) => all + of(task), 0);
  const worked = sum(({ tdur = 0 }) => tdur);
  return {
    own: Math.round(sum(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * slower - short))),
    held: worked ? Math.round((sum(({ dur = 0 }) => dur) / worked) * 10) / 10 : 1,
  };
}
