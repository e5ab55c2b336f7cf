import { isTask, mainThreads } from './trace.ts';
import type { TraceEvent } from './trace.ts';

/** Lighthouse's phone is this many times slower than the machine. */
const slower = 4;
/** ms of a task that block nobody */
const short = 50;

export interface Blocking {
  /** ms by which tasks after the first paint exceed 50 ms on Lighthouse's phone, counted by the processor's time */
  own: number;
  /** how many times longer these tasks lasted than the processor worked on them: near 1 where the machine has nothing else to do */
  held: number;
}

/**
 * The time that tasks held the page's main thread after its first paint, from the events of a trace of its load.
 * Throws when the trace has no paint, or no task after it.
 */
export function blockingOf(events: readonly TraceEvent[]): Blocking {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint');
  const paint = paints.toSorted((one, other) => one.ts - other.ts).at(-1);
  if (!paint) throw new Error('the trace has no first paint');
  const main = mainThreads(events).find(({ pid }) => pid === paint.pid);
  const tasks = events.filter((event) => isTask(event) && event.pid === paint.pid && event.tid === main?.tid && event.ts >= paint.ts);
  // Nothing would else pass for nothing that blocks.
  if (!tasks.length) throw new Error('the trace has no task after the first paint');
  const sum = (of: (task: TraceEvent) => number) => tasks.reduce((all, task) => all + of(task), 0);
  const worked = sum(({ tdur = 0 }) => tdur);
  return {
    own: Math.round(sum(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * slower - short))),
    held: worked ? Math.round((sum(({ dur = 0 }) => dur) / worked) * 10) / 10 : 1,
  };
}
