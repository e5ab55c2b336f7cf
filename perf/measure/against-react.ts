import { setTimeout as wait } from 'node:timers/promises';
import { collectGarbage, median } from '../../tests/scale/measure.ts';
import { onBarePhone, until, withoutPopup, type BarePhone } from '../bare-phone.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { homeReady, spentOn, startOf } from '../start.ts';

const sides = ['shipped', 'react'] as const;
const goal = { most: 0.5 };
const cause = 'both run the same code of ours, of i18next and of the signals; only the framework differs';
/** Duration of the measured ticking, in ms. */
const ticking = 10_000;
/** Wait for home's idle parts after its first games, in ms: they come 5 s after its start. */
const settling = 8_000;

const minute = 60_000;
/** ms that a load, its settling and the ticking take at most */
const whole = 30_000;

/** Lotteries draw on whole minutes. With a draw on one side alone, the rows that it renders were half of that side's main thread. */
async function untilNoDraw(): Promise<void> {
  const left = minute - (Date.now() % minute);
  if (left < whole) await wait(left + settling);
}

/** Loads of each side in a run: single loads vary by more than the two sides differ. */
const loads = 5;

/** processor time until the first games show, ms */
type Start = Record<'startScripts' | 'start', number>;
/** processor time in ms, and heap in KB */
type Ticked = Record<'tickScripts' | 'tick' | 'heap', number>;

async function startOn(phone: BarePhone, address: string): Promise<Start> {
  await withoutPopup(phone);
  const { scripts, tasks } = await startOf(phone, `${address}/m/home`, homeReady);
  return { startScripts: scripts, start: tasks };
}

/** On a bare phone: injected scripts of a test tool would count for both sides, and so reduce their ratio. */
const load = (address: string): Promise<Start> => onBarePhone(address, (phone) => startOn(phone, address));

const tickedOn = (address: string): Promise<Ticked> =>
  onBarePhone(address, async (phone) => {
    await phone.send('HeapProfiler.enable');
    await untilNoDraw();
    await startOn(phone, address);
    await until(phone, "document.getElementById('chip-LOTT')");
    await phone.evaluate("document.getElementById('chip-LOTT').click()");
    await until(phone, "document.querySelector('[role=timer]')");
    await wait(settling);
    const still = await spentOn(phone);
    await wait(ticking);
    const ticked = await spentOn(phone);
    await collectGarbage(phone);
    const { usedSize } = await phone.send<{ usedSize: number }>('Runtime.getHeapUsage');
    return { tickScripts: ticked.scripts - still.scripts, tick: ticked.tasks - still.tasks, heap: usedSize / 1_024 };
  });

type Taken<Run> = Record<(typeof sides)[number], Run[]>;

/** The same source on Preact, as shipped, and on React 19, alternating in each run. */
export async function measure(context: Context): Promise<Figure[]> {
  const starts: Taken<Start> = { shipped: [], react: [] };
  const ticks: Taken<Ticked> = { shipped: [], react: [] };
  // The first load of each edge warms its caches.
  for (const side of sides) await load((await context.edgeOf(side)).address);
  for (let count = 0; count < context.runs; count++) {
    for (let at = 0; at < loads; at++) for (const side of sides) starts[side].push(await load((await context.edgeOf(side)).address));
    for (const side of sides) ticks[side].push(await tickedOn((await context.edgeOf(side)).address));
  }
  function compared<Key extends string>(name: string, unit: string, taken: Taken<Record<Key, number>>, key: Key, wanted?: { most: number }, note?: string): Figure[] {
    const [own, real] = sides.map((side) => taken[side].map((each) => each[key])) as [number[], number[]];
    const ratios = own.map((value, at) => value / real[at]!);
    return [
      figureOf(`${name}, on Preact`, unit, own, { note }),
      figureOf(`${name}, on React`, unit, real),
      { ...figureOf(`${name}, Preact by React`, 'times', ratios, { goal: wanted, cause }), value: median(own) / median(real) },
    ];
  }
  return [
    ...compared('start of home, scripts', 'ms', starts, 'startScripts', undefined, 'processor time in scripts until the first games stand'),
    ...compared('start of home, main thread', 'ms', starts, 'start', undefined, 'with the parsing, styles, layout and paint that both cost alike'),
    ...compared('ten seconds of jackpot and countdowns, scripts', 'ms', ticks, 'tickScripts', goal, 'processor time in scripts'),
    ...compared('ten seconds of jackpot and countdowns, main thread', 'ms', ticks, 'tick', undefined, 'with the style and paint that both cost alike'),
    ...compared('heap of home', 'KB', ticks, 'heap', undefined, 'of scripts, after what can go has gone'),
  ];
}
