import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { blockingOf, type Blocking } from './blocking.ts';
import type { TraceEvent } from '../tests/browser/trace.ts';
import { getTestBrowser } from '../tests/browser/get.ts';

/** Attempts: Lighthouse occasionally loses the trace of a load, for no fault of the page. */
const tries = 3;

/** Prepares the browser on DevTools `port`, as by a login. */
export type Prepare = (port: number) => Promise<void>;

export interface LighthouseRun {
  report: RunnerResult['lhr'];
  blocking: Blocking;
}

/** One run of Lighthouse in a new browser, with the storage that `prepare` filled. Rejects after three attempts without a result. */
export async function lighthouseOn(address: string, prepare?: Prepare): Promise<LighthouseRun> {
  for (let tried = 1; ; tried++) {
    const chrome = await launch({ chromePath: getTestBrowser(), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'], logLevel: 'silent' });
    try {
      await prepare?.(chrome.port);
      const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent', output: 'json', disableStorageReset: Boolean(prepare) });
      const trace = result?.artifacts.Trace as { traceEvents: TraceEvent[] } | undefined;
      if (result && trace && !result.lhr.runtimeError) return { report: result.lhr, blocking: blockingOf(trace.traceEvents) };
      if (tried === tries) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
    } finally {
      chrome.kill();
    }
  }
}
