import type { Page } from 'playwright';
import { scrollToHeading, winnersHeading } from '../../tests/browser/scroll.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { manyLotteries } from '../lotteries.ts';
import { eachRun, openHome, openLotteries, type Phone } from '../phone.ts';
import { forcedLayoutsDuring } from '../trace.ts';

const slower = 20;
/** Countdowns of the hall; home shows six. */
const countdowns = 40;
/** A screen is at rest after `settling` ms without a render; it is awaited for `restTimeoutMs` at most. */
const settling = 5_000;
/** Duration of the empty page's ticking, in ms: every second of it is the same. */
const floorMs = 20_000;
const restTimeoutMs = 90_000;
/**
 * Wait after the start's garbage was collected, in ms: V8 then collects twice more, 18 and 27 s later, in tasks of 66 to
 * 106 ms of this processor. In two traces no other task of a page at rest took 50 ms.
 */
const collecting = 35_000;

/** Duration of the trace, in ms. It is separate, because tracing costs more than the ticking. Only the first run is traced: a script that forces layouts does so at each tick. */
const traced = 20_000;

interface Run {
  renders: number;
  longTasks: number;
  /** share of the time, % */
  share: number;
  forcedLayouts: number | undefined;
}

/** Counts tasks of more than 50 ms from now on. */
const countLongTasks = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { longTasks: 0 });
    new PerformanceObserver((list) => ((window as unknown as { longTasks: number }).longTasks += list.getEntries().length)).observe({ type: 'longtask' });
  });

async function openTickingHome(page: Page): Promise<void> {
  await openHome(page);
  await openLotteries(page);
  await scrollToHeading(page, winnersHeading);
  await page.locator('.winner').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function openHall(page: Page): Promise<void> {
  await page.goto('/m/lottery');
  await page.getByRole('timer').first().waitFor();
}

const renders = (page: Page) => page.evaluate(() => window.__renders);

/** Waits until the screen's own work after its start has ended. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let before = -1, left = restTimeoutMs; left > 0; left -= settling) {
    const now = await renders(page);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(settling);
  }
}

/** The main thread's processor time over the next `time` ms, in %. */
async function busyShare({ page, spent }: Phone, time: number): Promise<number> {
  const before = await spent();
  await page.waitForTimeout(time);
  return (((await spent()).tasks - before.tasks) / time) * 100;
}

/**
 * The same share for a page with a single text that changes once a second. It has no garbage: collecting it would only
 * bring V8's further collections into the time.
 */
async function floorOf(phone: Phone, time: number): Promise<number> {
  const { page, tools } = phone;
  await page.evaluate(() => {
    document.body.textContent = '00:00:00';
    setInterval(() => (document.body.textContent = new Date().toISOString().slice(11, 19)), 1_000);
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.waitForTimeout(settling);
  return busyShare(phone, Math.min(time, floorMs));
}

export async function measure({ browser, runs, quick, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('counting');
  const time = quick ? 20_000 : 60_000;
  const ticks = (open: (page: Page) => Promise<void>) => async (phone: Phone, run: number): Promise<Run> => {
    const { page, tools, meter } = phone;
    await manyLotteries(page, countdowns);
    await open(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await rest(page);
    // The start's garbage: V8 collected it in some of the minutes, in one to two seconds of this processor.
    await meter.collectGarbage();
    if (!quick) await page.waitForTimeout(collecting);
    await countLongTasks(page);
    const rendered = await renders(page);
    const share = await busyShare(phone, time);
    const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number }).longTasks);
    const forcedLayouts = run === 0 ? await forcedLayoutsDuring(browser, page, () => page.waitForTimeout(traced)) : undefined;
    return { renders: (await renders(page)) - rendered, longTasks, share, forcedLayouts };
  };
  const floor = figureOf('an empty page in which one text changes each second: main thread busy', '%', await eachRun(runs, browser, address, {}, (phone) => floorOf(phone, time)), {
    note: 'what this browser takes to draw a change a second, without a framework and without a page; changes that the compositor draws alone take less',
  });
  const cause = `a change that is seen is a frame of the main thread: style, layout, paint and commit. An empty page with one text a second takes ${floor.value.toFixed(1)} % here`;
  const figures = (name: string, taken: readonly Run[], busy: number, note: string): Figure[] => [
    figureOf(`${name}: component renders`, '', taken.map((each) => each.renders), { goal: { most: 0 }, note }),
    figureOf(`${name}: long tasks`, '', taken.map(({ longTasks }) => longTasks), { goal: { most: 0 }, cause }),
    figureOf(`${name}: main thread busy`, '%', taken.map(({ share }) => share), { goal: { most: busy }, note: `processor time of its tasks on a processor slowed ${slower} times`, cause }),
    figureOf(`${name}: forced layouts`, '', taken.flatMap(({ forcedLayouts }) => forcedLayouts ?? []), { goal: { most: 0 } }),
  ];
  return [
    floor,
    ...figures('home', await eachRun(runs, browser, address, {}, ticks(openTickingHome)), 10, `${time / 1_000} s with jackpot, winners and the six countdowns that home has room for`),
    ...figures('hall', await eachRun(runs, browser, address, {}, ticks(openHall)), 6, `${time / 1_000} s with ${countdowns} countdowns`),
  ];
}
