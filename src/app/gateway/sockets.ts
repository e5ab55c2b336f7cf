// @chunk entry

/**
 * GETs on their way at once over HTTP/1.1, where a browser opens six sockets to a host: beside four that a silent
 * platform never answers and a POST, the next page and its code still get one. HTTP/2 and 3 share one connection.
 */
const mostAtOnce = 4;

let taken = 0;
const waiting: (() => void)[] = [];

/** GETs of the platform are on their way. */
export const isAsking = (): boolean => taken > 0;

const sharesConnection = (): boolean => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ nextHopProtocol }) => /^h[23]/.test(nextHopProtocol));

function release(): void {
  const next = waiting.shift();
  if (next) next();
  else taken--;
}

/** Runs `work` once a socket is free; resolves or rejects as it does. */
export async function withSocket<T>(work: () => Promise<T>): Promise<T> {
  if (taken < mostAtOnce || sharesConnection()) taken++;
  else await new Promise<void>((go) => waiting.push(go));
  return work().finally(release);
}
