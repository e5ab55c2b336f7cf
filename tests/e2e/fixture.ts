import { expect, test as base } from 'playwright/test';
import type { Page } from 'playwright/test';
import { rememberAdult } from '../browser/adult.ts';
import { startEdge } from '../browser/edge.ts';
import type { RunningEdge } from '../browser/edge.ts';
import { platformAt } from './platform.ts';
import type { Platform } from './platform.ts';

interface Given {
  /** complaints that a test provokes on purpose */
  tolerated: RegExp | undefined;
  platform: Platform;
  silence: void;
  /** the phone knows already that the person is 18 or older */
  adult: boolean;
}

interface GivenToWorker {
  /** folder of the build that is served */
  build: string;
  /** folder of the merchants; none: the ready-made ones */
  merchants: string;
  edge: RunningEdge;
}

const started = (page: Page): boolean => page.url() !== 'about:blank';

/**
 * The app goes back over the history entry of an overlay that has closed. A navigation of the test in that moment
 * would be broken off; a person's hand is slower.
 */
const overlayLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => ((history.state as { overlay?: number } | null)?.overlay ?? 0) <= document.querySelectorAll('[role$=dialog], .overlay-progress').length,
    undefined,
    { polling: 50, timeout: 5_000 },
  ).catch(() => {});

/**
 * Each worker has an edge and a platform of its own, which each test finds as on the first day. A test fails
 * on whatever any of its pages complains about: errors of the console, of scripts, and promises nobody caught.
 */
export const test = base.extend<Given, GivenToWorker>({
  build: ['dist', { option: true, scope: 'worker' }],
  merchants: ['', { option: true, scope: 'worker' }],
  edge: [
    async ({ build, merchants }, use) => {
      const edge = await startEdge({ DATA: ':memory:', DIST: build, MERCHANTS: merchants });
      await use(edge);
      await edge.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    for (const name of ['goto', 'reload', 'goBack'] as const) {
      const navigate = page[name].bind(page) as (...given: unknown[]) => Promise<null>;
      page[name] = async (...given: unknown[]) => {
        if (started(page)) await overlayLeft(page);
        return navigate(...given).catch(async (error: Error) => {
          // An overlay that was open until now has closed by itself.
          if (!error.message.includes('ERR_ABORTED')) throw error;
          await overlayLeft(page);
          return navigate(...given);
        });
      };
    }
    await use(page);
    // An answer that is still being altered when the test ends is nobody's.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  adult: [true, { option: true }],
  storageState: { cookies: [], origins: [] },
  context: async ({ context, adult }, use) => {
    if (adult) await rememberAdult(context);
    await use(context);
  },
  baseURL: async ({ edge }, use) => use(edge.address),
  platform: [
    async ({ edge }, use) => {
      const platform = platformAt(edge.address);
      await platform.reset();
      await use(platform);
    },
    { auto: true },
  ],
  tolerated: [undefined, { option: true }],
  silence: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.text().includes('Content Security Policy')) complaints.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (thrown) => complaints.push(thrown.error().message));
      await use();
      expect(complaints.filter((complaint) => !tolerated?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
