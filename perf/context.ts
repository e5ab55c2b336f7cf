import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { startEdge } from '../tests/browser/edge.ts';
import type { RunningEdge } from '../tests/browser/edge.ts';
import { getTestBrowser } from '../tests/browser/get.ts';

/** Builds by purpose; each is built before the parts that need it. */
export const builds = {
  shipped: { folder: 'dist', mode: 'production' },
  counting: { folder: 'dist-measure', mode: 'measure' },
  react: { folder: 'dist-react', mode: 'react' },
} as const;

/** The input of every part of the measurement. */
export interface Context {
  browser: Browser;
  /** runs of which a figure is the median */
  runs: number;
  /** seconds instead of minutes, to try a part out */
  quick: boolean;
  /** An edge with a platform in memory, one for each build and shared by the parts. */
  edgeOf(build: keyof typeof builds): Promise<RunningEdge>;
}

export interface OpenContext extends Context {
  close(): Promise<void>;
}

export async function openContext(runs: number, quick: boolean): Promise<OpenContext> {
  const browser = await chromium.launch({ executablePath: getTestBrowser(), args: ['--no-sandbox'] });
  const edges = new Map<string, Promise<RunningEdge>>();
  return {
    browser,
    runs,
    quick,
    edgeOf(build) {
      const found = edges.get(build) ?? startEdge({ DATA: ':memory:', DIST: builds[build].folder });
      edges.set(build, found);
      return found;
    },
    async close() {
      await browser.close();
      for (const edge of edges.values()) await (await edge).stop();
    },
  };
}
