/** The results of `count` sequential runs of `once`, which gets the number of its run, from 0. */
export async function repeated<T>(count: number, once: (run: number) => Promise<T>): Promise<T[]> {
  const taken: T[] = [];
  for (let run = 0; run < count; run++) taken.push(await once(run));
  return taken;
}
