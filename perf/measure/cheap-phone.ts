import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { eachRun } from '../phone.ts';
import type { Phone } from '../phone.ts';

const conditions = { slower: 20, line: { rate: 400_000, trip: 400 } };
/** ms between the taps of a person to whom nothing answers */
const impatience = 500;

interface Seen {
  largest: number;
  answered: number;
}

async function run({ page }: Phone): Promise<{ first: number; largest: number; answered: number }> {
  await page.addInitScript(() => {
    const seen: Seen = { largest: 0, answered: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver(() => {
      if (!seen.answered && document.querySelector('[role=dialog]')) seen.answered = performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/m/home', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: /abrir o menu/ }).first();
  const box = await menu.boundingBox();
  if (!box) throw new Error('home has no menu');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { polling: 50 });
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  while (!(await seen()).answered) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(impatience);
  }
  const first = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]!.startTime);
  return { first, ...(await seen()) };
}

/** Home on a phone twenty times slower than this machine, at 400 kbit/s with a round trip of 400 ms. */
export async function measure({ browser, runs, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  const taken = await eachRun(runs, browser, address, conditions, run);
  return [
    figureOf('first paint', 'ms', taken.map(({ first }) => first), { goal: { most: 1_500 } }),
    figureOf('largest paint', 'ms', taken.map(({ largest }) => largest), { note: 'before the first tap, which ends the count of it' }),
    figureOf('first tap answered', 'ms', taken.map(({ answered }) => answered), { goal: { most: 4_000 }, note: `the menu, tapped from the first paint on every ${impatience} ms; counted from the start of the load` }),
  ];
}
