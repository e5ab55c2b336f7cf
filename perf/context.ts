import { chromium, type Browser } from 'playwright';
import { startEdge, type RunningEdge } from '../tests/browser/edge.ts';
import { getTestBrowser } from '../tests/browser/get.ts';
import { warm } from './warm.ts';

/** Builds by purpose; each is built before the parts that need it. */
export const builds = {
  shipped: { folder: 'dist', mode: 'production' },
  counting: { folder: 'dist-measure', mode: 'measure' },
  react: { folder: 'dist-react', mode: 'react' },
} as const;

/** Pictures of the platform in a box: its drawings, or the same as makers deliver them, which are the headline. */
export type Art = 'raster' | 'drawings';

/** The input of every part of the measurement. */
export interface Context {
  browser: Browser;
  /** runs of which a figure is the median */
  runs: number;
  /** seconds instead of minutes, to try a part out */
  quick: boolean;
  /** the revision that takes turns with the working tree */
  against: string;
  /** through the shipped nginx, by TLS and HTTP/2 */
  tls: boolean;
  /** An edge with a platform in memory, one for each build and art, shared by the parts. */
  edgeOf(build: keyof typeof builds, art?: Art): Promise<RunningEdge>;
}

async function start(build: keyof typeof builds, art: Art): Promise<RunningEdge> {
  const edge = await startEdge({ DATA: ':memory:', ART: art, DIST: builds[build].folder });
  if (art === 'raster') await warm([`${edge.address}/m/home`, `${edge.address}/m/gameList`]);
  return edge;
}

export interface OpenContext extends Context {
  close(): Promise<void>;
}

export async function openContext(options: Pick<Context, 'runs' | 'quick' | 'against' | 'tls'>): Promise<OpenContext> {
  const browser = await chromium.launch({ executablePath: getTestBrowser(), args: ['--no-sandbox'] });
  const edges = new Map<string, Promise<RunningEdge>>();
  return {
    browser,
    ...options,
    edgeOf(build, art = 'raster') {
      const found = edges.get(build + art) ?? start(build, art);
      edges.set(build + art, found);
      return found;
    },
    async close() {
      await browser.close();
      for (const edge of edges.values()) await (await edge).stop();
    },
  };
}
