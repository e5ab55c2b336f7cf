import { expect, test as base, type Browser, type Page, type TestInfo } from 'playwright/test';
import { rememberAdult } from '../browser/adult.ts';
import { startEdge, type RunningEdge } from '../browser/edge.ts';
import { platformAt, type Platform } from './platform.ts';

interface Fixtures {
  /** console messages and errors that a test provokes */
  tolerated: RegExp | undefined;
  /** It was just reset: its edge knows none of its answers, where later its pages bring the last. */
  platform: Platform;
  silence: void;
  /** the 18+ question is already answered */
  adult: boolean;
  /** folder of the build to serve */
  build: string;
  /** folder of merchant files; empty for the ready-made ones */
  merchants: string;
  edge: RunningEdge;
}

interface WorkerFixtures {
  /** The worker's edge with this build and these merchants: the usual one stays, of the others the last. */
  edgeOf: (build: string, merchants: string) => Promise<RunningEdge>;
}

const usual = { build: 'dist', merchants: '' };

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

/** Pictures of the pages of a test that failed. Playwright's own option takes them of every test, and throws away those of the others. */
async function takePictures(browser: Browser, info: TestInfo): Promise<void> {
  for (const [index, page] of browser.contexts().flatMap((context) => context.pages()).entries()) {
    const path = info.outputPath(`failed-${index + 1}.png`);
    await page.screenshot({ path, timeout: 5_000 }).then(() => info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })).catch(() => {});
  }
}

/**
 * Each worker has an edge and a platform of its own, which is reset before each test; a file with other merchants, or another
 * build, has one of those beside it. A test fails on errors in the
 * console, script errors and unhandled rejections of any of its pages.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  build: [usual.build, { option: true }],
  merchants: [usual.merchants, { option: true }],
  edgeOf: [
    // Playwright reads from the pattern what is needed: nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = new Map<string, RunningEdge>();
      const usualKey = Object.values(usual).join();
      await use(async (build, merchants) => {
        const key = [build, merchants].join();
        if (!running.has(key)) {
          for (const [other, edge] of running) if (other !== usualKey && running.delete(other)) await edge.stop();
          running.set(key, await startEdge({ DATA: ':memory:', DIST: build, MERCHANTS: merchants, ART: 'plain' }, 'tests/e2e/quick-edge.ts'));
        }
        return running.get(key)!;
      });
      await Promise.all(Array.from(running.values(), (edge) => edge.stop()));
    },
    { scope: 'worker' },
  ],
  // A start, with all workers' at the same time, is no time of the test that comes first.
  edge: [async ({ edgeOf, build, merchants }, use) => use(await edgeOf(build, merchants)), { timeout: 180_000 }],
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
  context: async ({ browser, context, adult }, use, info) => {
    if (adult) await rememberAdult(context);
    await use(context);
    if (info.status !== info.expectedStatus) await takePictures(browser, info);
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
