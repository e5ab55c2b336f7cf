import { readFileSync } from 'node:fs';

/** Ticks of the processor's time in /proc, a second (Linux). */
const ticks = 100;

/** Processor time of processes so far, all their threads and the kernel's work for them, in µs. */
export function processorOf(pids: readonly number[]): number {
  // Behind the program's name, which may have spaces.
  const fieldsOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const spent = pids.map((pid) => fieldsOf(pid)).map(({ 11: user, 12: kernel }) => Number(user) + Number(kernel));
  return (spent.reduce((sum, one) => sum + one, 0) * 1_000_000) / ticks;
}
