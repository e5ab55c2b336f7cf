import type { Upstream } from '../upstream.ts';

/** ms between two tries, and timeout of each */
const pause = 2_000;

/** Logs if the platform does not answer at the start, and when it does. Pages are served meanwhile. */
export function awaitPlatform(upstream: Upstream): void {
  let hasFailed = false;
  const attempt = async (): Promise<void> => {
    if (await upstream.isReady(AbortSignal.timeout(pause))) {
      if (hasFailed) console.log('The gateway answers.');
      return;
    }
    if (!hasFailed) console.error('The gateway does not answer yet: trying again every 2 s; /readyz/<merchant> says 503 until its own does.');
    hasFailed = true;
    setTimeout(() => void attempt(), pause).unref();
  };
  void attempt();
}
