
/**
 * Calls on their way at once over HTTP/1.1, where a browser opens six sockets to a host: a silent platform never leaves the
 * next page and its code without one. HTTP/2 and 3 share one connection.
 */
export const sockets = {
  /** large files, which take long */
  uploads: 3,
  reads: 4,
  all: 5,
} as const;

let taken = 0;
/** Those that wait, and the number of calls below which each may go. */
const waiting: { most: number; go: () => void }[] = [];

/** Calls of the platform are on their way. */
export const isAsking = (): boolean => taken > 0;

const sharesConnection = (): boolean => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ nextHopProtocol }) => /^h[23]/.test(nextHopProtocol));

function release(): void {
  taken--;
  // What the person sent goes first.
  const [next] = waiting.filter(({ most }) => taken < most).sort((one, other) => other.most - one.most);
  if (!next) return;
  waiting.splice(waiting.indexOf(next), 1);
  taken++;
  next.go();
}

/** Runs `work` once fewer than `most` calls are on their way; resolves or rejects as it does. */
export async function withSocket<T>(work: () => Promise<T>, most: number = sockets.reads): Promise<T> {
  if (taken < most || sharesConnection()) taken++;
  else await new Promise<void>((go) => waiting.push({ most, go }));
  return work().finally(release);
}
