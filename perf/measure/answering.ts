import { setTimeout as wait } from 'node:timers/promises';
import { centreOf, openOn, tapAt, takeBarePhone, until } from '../bare-phone.ts';
import type { BarePhone } from '../bare-phone.ts';
import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure } from '../figure.ts';

const slower = 6;
const goal = { most: 100 };
/** ms after which a page brings nothing more by itself, and after which nothing more of an interaction is to be expected */
const settling = 3_000;
const answered = 1_500;
/** ms between two letters */
const typing = 120;

interface Interaction {
  name: string;
  path: string;
  /** what is touched; the page stands once it is there */
  target: string;
  act(phone: BarePhone, at: { x: number; y: number }): Promise<void>;
}

const home = '/m/home';
const list = '/m/gameList?gameType=RNG';

async function type(phone: BarePhone): Promise<void> {
  await phone.evaluate(`document.querySelector('[type=search]').focus()`);
  for (const text of 'tigre') {
    await phone.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
    await phone.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await wait(typing);
  }
}

async function swipe(phone: BarePhone, { y }: { y: number }): Promise<void> {
  const touch = (kind: string, ...touchPoints: object[]) => phone.send('Input.dispatchTouchEvent', { type: kind, touchPoints });
  await touch('touchStart', { x: 300, y });
  for (let x = 280; x >= 80; x -= 20) await touch('touchMove', { x, y });
  await touch('touchEnd');
}

const interactions: readonly Interaction[] = [
  { name: 'opening the side menu', path: home, target: '.header-brand', act: tapAt },
  { name: 'opening a drawer of filters', path: list, target: '.game-list-filter', act: tapAt },
  { name: 'switching the category', path: home, target: '#chip-RNG', act: tapAt },
  { name: 'typing in search', path: list, target: '[type=search]', act: type },
  { name: 'swiping the carousel', path: home, target: '.carousel-viewport', act: swipe },
  { name: 'opening a popup', path: home, target: '.matches .match-open', act: tapAt },
];

/** Keeps the longest event until the next paint, ms: 16 where none was long enough for the browser to tell. */
const watch = `window.longest = 16; new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) longest = Math.max(longest, duration) }).observe({ type: 'event', durationThreshold: 16 })`;

async function latency(address: string, { path, target, act }: Interaction): Promise<number> {
  const phone = await takeBarePhone(address);
  try {
    await phone.send('Network.setBlockedURLs', { urls: ['*/wps/content/popular*'] });
    await openOn(phone, address + path);
    // What is far below wakes when it is come near to.
    await until(phone, `(scrollTo(0, document.querySelector('${target}') ? scrollY : scrollY + 300), document.querySelector('${target}') && document.querySelector('.game-card-open'))`);
    const at = await centreOf(phone, target);
    await wait(settling);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await phone.evaluate(watch);
    await act(phone, at);
    await wait(answered);
    return await phone.evaluate<number>('longest');
  } finally {
    phone.close();
  }
}

/** From each kind of touch to the paint after it, on a processor slowed six times. */
export async function measure({ runs, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const taken: number[] = [];
    for (let run = 0; run < runs; run++) taken.push(await latency(address, interaction));
    figures.push(
      figureOf(interaction.name, 'ms', taken, {
        goal,
        note: 'the slowest event of it until the next paint; the browser counts in steps of 8 ms',
        cause: 'what opens for the first time is code that runs for the first time; the frame that shows it is laid out and painted whole',
      }),
    );
  }
  return figures;
}
