import type { Page } from 'playwright';
import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { eachRun, openHome } from '../phone.ts';
import type { Phone } from '../phone.ts';

const slower = 6;
const goal = { most: 100 };
/** ms after which nothing more of an interaction is to be expected */
const settling = 1_500;

interface Interaction {
  name: string;
  /** where it happens, before anything counts */
  open(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const openList = async (page: Page) => {
  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first().waitFor();
};

const interactions: readonly Interaction[] = [
  { name: 'opening the side menu', open: openHome, act: (page) => page.getByRole('button', { name: /abrir o menu/ }).first().tap() },
  { name: 'opening a drawer of filters', open: openList, act: (page) => page.getByRole('button', { name: 'Filtrar' }).tap() },
  { name: 'switching the category', open: openHome, act: (page) => page.getByRole('tab', { selected: false }).first().tap() },
  { name: 'typing in search', open: openList, act: (page) => page.getByRole('searchbox').pressSequentially('tigre', { delay: 120 }) },
  { name: 'swiping the carousel', open: openHome, act: swipe },
  {
    name: 'opening a popup',
    async open(page) {
      await openHome(page);
      await page.getByRole('heading', { name: 'Jogos em destaque' }).scrollIntoViewIfNeeded();
      await page.locator('.match-open').first().waitFor();
    },
    act: (page) => page.locator('.matches .match-open').first().tap(),
  },
];

async function swipe(page: Page): Promise<void> {
  const box = await page.locator('.carousel').first().boundingBox();
  if (!box) throw new Error('home has no carousel');
  const tools = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) => tools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', 300);
  for (let x = 280; x >= 80; x -= 20) await touch('touchMove', x);
  await touch('touchEnd', 80);
}

/** The longest of its events until the next paint, ms: 16 where none was long enough for the browser to tell. */
const latency = ({ open, act }: Interaction) => async ({ page, tools }: Phone): Promise<number> => {
  await open(page);
  await page.waitForLoadState('networkidle');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    Object.assign(window, { longest: 16 });
    const kept = window as unknown as { longest: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.longest = Math.max(kept.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(settling);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
};

/** From each kind of touch to the paint after it, on a processor slowed six times. */
export async function measure({ browser, runs, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const taken = await eachRun(runs, browser, address, {}, latency(interaction));
    figures.push(figureOf(interaction.name, 'ms', taken, { goal, note: 'the slowest event of it until the next paint; the browser counts in steps of 8 ms' }));
  }
  return figures;
}
