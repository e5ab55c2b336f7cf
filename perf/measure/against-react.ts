import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../tests/scale/measure.ts';
import { onBarePhone, until, withoutPopup } from '../bare-phone.ts';
import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { spentIn } from '../spent.ts';

const sides = ['shipped', 'react'] as const;
const goal = { most: 0.5 };
const cause = 'both run the same code of ours, of i18next and of the signals; only the framework differs';
/** ms of ticking that are measured */
const ticking = 10_000;
/** ms for what home brings by itself after its first games */
const settling = 3_000;

/** ms of the processor, and KB */
type Run = Record<'startScripts' | 'start' | 'tickScripts' | 'tick' | 'heap', number>;

/** On a bare phone: the scripts that a test tool puts into a page would count for both, and bring them nearer to each other. */
const run = (address: string): Promise<Run> =>
  onBarePhone(address, async (phone) => {
    const spent = async () => spentIn(await phone.send('Performance.getMetrics'));
    await withoutPopup(phone);
    await phone.send('Performance.enable', { timeDomain: 'threadTicks' });
    await phone.send('HeapProfiler.enable');
    const before = await spent();
    await phone.send('Page.navigate', { url: `${address}/m/home` });
    await until(phone, "document.querySelector('[role=tabpanel] .game-card-open')");
    const started = await spent();
    await phone.evaluate("document.getElementById('chip-LOTT').click()");
    await until(phone, "document.querySelector('[role=timer]')");
    await wait(settling);
    const still = await spent();
    await wait(ticking);
    const ticked = await spent();
    // What the first one lets go may hold on to more.
    for (let times = 0; times < 3; times++) await phone.send('HeapProfiler.collectGarbage');
    const { usedSize } = await phone.send<{ usedSize: number }>('Runtime.getHeapUsage');
    return {
      startScripts: started.scripts - before.scripts,
      start: started.tasks - before.tasks,
      tickScripts: ticked.scripts - still.scripts,
      tick: ticked.tasks - still.tasks,
      heap: usedSize / 1_024,
    };
  });

/** The same source on Preact, as it ships, and on real React 19, one after the other in each run. */
export async function measure(context: Context): Promise<Figure[]> {
  const taken: Record<(typeof sides)[number], Run[]> = { shipped: [], react: [] };
  // The first pages of a browser and of an edge pay for what the others find warm.
  for (const side of sides) await run((await context.edgeOf(side)).address);
  for (let count = 0; count < context.runs; count++) {
    for (const side of sides) taken[side].push(await run((await context.edgeOf(side)).address));
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
