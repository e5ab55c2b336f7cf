import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import { look, picturesDrawn, pageLocation, type Seen, type Wanted } from './in-page.ts';

/** Limit of each wait, in ms; generous for a busy machine. */
const timeoutMs = 20_000;
/** Interval of polling, in ms. */
const pause = 40;

/** Actions of a person with a phone. Each waits until it is possible, for 20 s at most, and then rejects. */
export interface Person {
  open(path: string): Promise<void>;
  /** Waits until an element is visible, and `holds` is true for it. */
  see(wanted: Wanted, holds?: (seen: Seen) => boolean): Promise<Seen>;
  /** Waits until an element is no longer visible. */
  miss(wanted: Wanted): Promise<void>;
  tap(wanted: Wanted): Promise<void>;
  /** Touches a place of the window, px: inside of a frame no element can be looked for. */
  touch(x: number, y: number): Promise<void>;
  type(wanted: Wanted, text: string): Promise<void>;
  /** Selects an option repeatedly until `wanted` is visible: before hydration a change has no effect. */
  choose(list: Wanted, option: string, wanted: Wanted): Promise<void>;
  arrive(path: RegExp): Promise<void>;
  /** Waits until the visible pictures have loaded. */
  seePictures(): Promise<void>;
  until(what: string, holds: () => Promise<boolean>): Promise<void>;
  ask<T>(question: () => T): Promise<T>;
}

const described = (wanted: Wanted): string =>
  `${wanted.role} ${JSON.stringify(wanted.name ?? '')}${wanted.within ? ` in ${described(wanted.within)}` : ''}`;

export function personWith(browser: Browser, home: string): Person {
  const ask = <T>(question: () => T) => browser.run<T>(String(question), null);
  const findNow = (wanted: Wanted) => browser.run<Seen | null>(String(look), wanted);

  /** Repeats `attempt` until it gives a value. In real time: old engines have no fake clock. During a navigation attempts reject. */
  async function retry<T>(what: string, attempt: () => Promise<T | null | undefined | false>): Promise<T> {
    let last = '';
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(pause)) {
      try {
        const got = await attempt();
        if (got) return got;
        last = '';
      } catch (error) {
        last = `: ${(error as Error).message}`;
      }
    }
    throw new Error(`timed out waiting ${what}${last}`);
  }

  const until = async (what: string, holds: () => Promise<boolean>) => void (await retry(what, holds));

  function see(wanted: Wanted, holds: (seen: Seen) => boolean = () => true): Promise<Seen> {
    return retry(`to see ${described(wanted)}`, async () => {
      const seen = await findNow(wanted);
      return seen && holds(seen) && seen;
    });
  }

  /** Taps an element once it is reachable and has stopped moving. */
  async function tap(wanted: Wanted): Promise<void> {
    let before: Seen | null = null;
    const { x, y } = await retry(`to tap ${described(wanted)}`, async () => {
      const seen = await findNow(wanted);
      const still = seen?.reachable && before?.x === seen.x && before.y === seen.y;
      before = seen;
      return still && seen;
    });
    await browser.touch(x, y);
  }

  return {
    ask,
    see,
    tap,
    touch: (x, y) => browser.touch(x, y),
    until,
    open: (path) => browser.goto(home + path),
    miss: (wanted) => until(`for ${described(wanted)} to go`, async () => !(await findNow(wanted))),
    async type(wanted, text) {
      await tap(wanted);
      await until(`for the focus in ${described(wanted)}`, () => ask(() => Boolean(document.activeElement && document.activeElement.matches('input,textarea'))));
      await browser.keys(text);
      await see(wanted, ({ value }) => value === text);
    },
    choose: (list, option, wanted) => until(`${option} to bring ${described(wanted)}`, async () => Boolean((await findNow({ ...list, option }), await findNow(wanted)))),
    arrive: (path) => until(`to arrive at ${path.source}`, async () => path.test((await ask(pageLocation)).path)),
    seePictures: () => until('for the pictures in sight', () => ask(picturesDrawn)),
  };
}
