import { watchStolen } from './stolen.ts';

/** The results of `count` sequential runs of `once`, which gets the number of its run, from 0. */
export async function repeat<T>(count: number, once: (run: number) => Promise<T>): Promise<T[]> {
  const taken: T[] = [];
  for (let run = 0; run < count; run++) taken.push(await once(run));
  return taken;
}

/** Share of stolen processor time from which a run counts as disturbed. */
const disturbing = 0.05;

/**
 * `count` runs of `once`, whose result is a time by the clock. For each run that other machines of the host disturbed
 * another is made, at most twice as many in all; those with the least stolen time count, whatever their results.
 */
export async function repeatUndisturbed<T>(count: number, once: () => Promise<T>, watch = watchStolen): Promise<T[]> {
  const taken: { result: T; stolen: number }[] = [];
  const isEnough = () => taken.filter(({ stolen }) => stolen < disturbing).length >= count;
  while (taken.length < 2 * count && !isEnough()) {
    const stolen = watch();
    const result = await once();
    taken.push({ result, stolen: stolen() ?? 0 });
  }
  return taken.toSorted((one, other) => one.stolen - other.stolen).slice(0, count).map(({ result }) => result);
}
