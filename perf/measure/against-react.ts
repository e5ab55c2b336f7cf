import { median } from '../../tests/scale/measure.ts';
import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { onPhone, openHome, openLotteries } from '../phone.ts';

const sides = ['shipped', 'react'] as const;
const goal = { most: 0.5 };
const cause = 'both run the same code of ours, of i18next and of the signals; only the framework differs';
/** ms of ticking that are measured */
const ticking = 10_000;
/** ms for what home brings by itself after its first games */
const settling = 3_000;

/** ms of the processor, and KB */
type Run = Record<'startScripts' | 'start' | 'tickScripts' | 'tick' | 'heap', number>;

const run = ({ browser }: Context, address: string): Promise<Run> =>
  onPhone(browser, address, {}, async ({ page, meter, spent }) => {
    const before = await spent();
    await openHome(page);
    const started = await spent();
    await openLotteries(page);
    await page.waitForTimeout(settling);
    const still = await spent();
    await page.waitForTimeout(ticking);
    const ticked = await spent();
    return {
      startScripts: started.scripts - before.scripts,
      start: started.tasks - before.tasks,
      tickScripts: ticked.scripts - still.scripts,
      tick: ticked.tasks - still.tasks,
      heap: (await meter.heap()) / 1_024,
    };
  });

/** The same source on Preact, as it ships, and on real React 19, one after the other in each run. */
export async function measure(context: Context): Promise<Figure[]> {
  const taken: Record<(typeof sides)[number], Run[]> = { shipped: [], react: [] };
  // The first pages of a browser and of an edge pay for what the others find warm.
  for (const side of sides) await run(context, (await context.edgeOf(side)).address);
  for (let count = 0; count < context.runs; count++) {
    for (const side of sides) taken[side].push(await run(context, (await context.edgeOf(side)).address));
  }
  const compared = (name: string, unit: string, key: keyof Run, wanted?: { most: number }, note?: string): Figure[] => {
    const [own, real] = sides.map((side) => taken[side].map((each) => each[key])) as [number[], number[]];
    const ratios = own.map((value, at) => value / real[at]!);
    return [
      figureOf(`${name}, on Preact`, unit, own, { note }),
      figureOf(`${name}, on React`, unit, real),
      { ...figureOf(`${name}, Preact by React`, 'times', ratios, { goal: wanted, cause }), value: median(own) / median(real) },
    ];
  };
  return [
    ...compared('start of home, scripts', 'ms', 'startScripts', goal, 'processor time in scripts until the first games stand'),
    ...compared('start of home, main thread', 'ms', 'start', undefined, 'with the parsing, styles, layout and paint that both cost alike'),
    ...compared('ten seconds of jackpot and countdowns, scripts', 'ms', 'tickScripts', goal, 'processor time in scripts'),
    ...compared('ten seconds of jackpot and countdowns, main thread', 'ms', 'tick', undefined, 'with the style and paint that both cost alike'),
    ...compared('heap of home', 'KB', 'heap', undefined, 'of scripts, after what can go has gone'),
  ];
}
