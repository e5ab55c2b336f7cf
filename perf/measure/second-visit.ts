import { workerReady } from '../../tests/browser/service-worker.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { eachRun, openHome, type Phone } from '../phone.ts';

/** First paint and first games of home offline, after one visit; ms since the start of the load. */
async function run({ page, context }: Phone): Promise<{ painted: number; filled: number }> {
  await openHome(page);
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openHome(page);
  return page.evaluate(() => ({ painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, filled: performance.now() }));
}

export async function measure({ browser, runs, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  const taken = await eachRun(runs, browser, address, { worker: true }, run);
  return [
    figureOf('home painted without a network', 'ms', taken.map(({ painted }) => painted), { goal: { most: 300 } }),
    figureOf('its games there without a network', 'ms', taken.map(({ filled }) => filled)),
  ];
}
