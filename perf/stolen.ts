import { existsSync, readFileSync } from 'node:fs';

/** Linux's counts, in ticks since its start. */
const file = '/proc/stat';

/** Ticks in which the processors worked, and in which they wanted to but the host served other machines. */
function ticksOf(stat: string): { worked: number; stolen: number } {
  const [user, nice, system, , , irq, softirq, stolen] = stat.split('\n', 1)[0]!.split(/ +/).slice(1).map(Number) as [number, number, number, number, number, number, number, number];
  return { worked: user + nice + system + irq + softirq, stolen };
}

/** Share, 0 to 1, of the processor time wanted between two readings of /proc/stat that the host gave to other machines. */
export function stolenBetween(before: string, after: string): number {
  const [start, end] = [ticksOf(before), ticksOf(after)];
  const stolen = end.stolen - start.stolen;
  return stolen ? stolen / (end.worked - start.worked + stolen) : 0;
}

/** Reads the counts now; the result tells the share stolen since. Undefined on systems that keep none. */
export function watchStolen(): () => number | undefined {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return () => (before === undefined ? undefined : stolenBetween(before, readFileSync(file, 'utf8')));
}
