// @chunk entry

/**
 * Over HTTP/1.1 a browser opens six sockets to a host. A platform that says nothing holds four of them by reading:
 * with a change that it leaves without an answer, too, the next page and its code still get one. HTTP/2 and 3 share a single connection and need no such limit.
 */
const mostAtOnce = 4;

let taken = 0;
const waiting: (() => void)[] = [];

const sharesConnection = (): boolean => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ nextHopProtocol }) => /^h[23]/.test(nextHopProtocol));

function release(): void {
  const next = waiting.shift();
  if (next) next();
  else taken--;
}

/** Does the work when a socket is to be had, and gives or throws what it does. */
export async function withSocket<T>(work: () => Promise<T>): Promise<T> {
  if (taken < mostAtOnce || sharesConnection()) taken++;
  else await new Promise<void>((go) => waiting.push(go));
  return work().finally(release);
}
