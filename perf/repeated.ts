/** The results of `count` sequential runs of `once`. */
export async function repeated<T>(count: number, once: () => Promise<T>): Promise<T[]> {
  const taken: T[] = [];
  for (let run = 0; run < count; run++) taken.push(await once());
  return taken;
}
