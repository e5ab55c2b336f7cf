import { expect, test as base } from 'playwright/test';
import type { Page } from 'playwright/test';
import { rememberAdult } from '../browser/adult.ts';
import { startEdge } from '../browser/edge.ts';
import type { RunningEdge } from '../browser/edge.ts';
import { platformAt } from './platform.ts';
import type { Platform } from './platform.ts';

interface Fixtures {
  /** console messages and errors that a test provokes */
  tolerated: RegExp | undefined;
  /** It was just reset: its edge knows none of its answers, where later its pages bring the last. */
  platform: Platform;
  silence: void;
  /** the 18+ question is already answered */
  adult: boolean;
}

interface WorkerFixtures {
  /** folder of the build to serve */
  build: string;
  /** folder of merchant files; empty for the ready-made ones */
  merchants: string;
  edge: RunningEdge;
}

const started = (page: Page): boolean => page.url() !== 'about:blank';

/**
 * Waits until the app has gone back over the history entry of a closed overlay, also of one that still fades out. A
 * navigation of the test during that would be aborted or undone; people are slower.
 */
const overlayLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => ((history.state as { overlay?: number } | null)?.overlay ?? 0) <= document.querySelectorAll(':not(.overlay-leaving) > [role$=dialog], .overlay-progress').length,
    undefined,
    { polling: 50, timeout: 5_000 },
  ).catch(() => {});

/**
 * Each worker has an edge and a platform of its own, which is reset before each test. A test fails on errors in the
 * console, script errors and unhandled rejections of any of its pages.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ['dist', { option: true, scope: 'worker' }],
  merchants: ['', { option: true, scope: 'worker' }],
  edge: [
    async ({ build, merchants }, use) => {
      const edge = await startEdge({ DATA: ':memory:', DIST: build, MERCHANTS: merchants, ART: 'plain' });
      await use(edge);
      await edge.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    for (const name of ['goto', 'reload', 'goBack'] as const) {
      const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<null>;
      page[name] = async (...args: unknown[]) => {
        if (started(page)) await overlayLeft(page);
        return navigate(...args).catch(async (error: Error) => {
          // An overlay that was open until now has closed by itself.
          if (!error.message.includes('ERR_ABORTED')) throw error;
          await overlayLeft(page);
          return navigate(...args);
        });
      };
    }
    await use(page);
    // Routes may still be handling answers when the test ends.
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
