/** ms of this thread's processor that some work takes: what else the machine does is not counted. */
export function threadWork(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage();
  return (user + system - before.user - before.system) / 1_000;
}
