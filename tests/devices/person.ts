import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import { look, picturesDrawn, whereabouts } from './in-page.ts';
import type { Seen, Wanted } from './in-page.ts';

/** ms after which a person gives up; generous, because the machine may be busy */
const patience = 20_000;
/** ms between two looks */
const pause = 40;

/** What somebody with a phone in the hand does and sees. Everything waits until it can be done, and rejects when it never can. */
export interface Person {
  open(path: string): Promise<void>;
  /** Waits until it can be seen, and until it is as it must be where `holds` says how. */
  see(wanted: Wanted, holds?: (seen: Seen) => boolean): Promise<Seen>;
  /** Waits until it can be seen no more. */
  miss(wanted: Wanted): Promise<void>;
  tap(wanted: Wanted): Promise<void>;
  type(wanted: Wanted, text: string): Promise<void>;
  /** Takes the option with this value, again and again until `wanted` is there: a list that is not alive yet hears nobody. */
  choose(list: Wanted, option: string, wanted: Wanted): Promise<void>;
  arrive(path: RegExp): Promise<void>;
  /** The pictures in sight are drawn. */
  seePictures(): Promise<void>;
  until(what: string, holds: () => Promise<boolean>): Promise<void>;
  ask<T>(question: () => T): Promise<T>;
}

const described = (wanted: Wanted): string =>
  `${wanted.role} ${JSON.stringify(wanted.name ?? '')}${wanted.within ? ` in ${described(wanted.within)}` : ''}`;

export function personWith(browser: Browser, home: string): Person {
  const ask = <T>(question: () => T) => browser.run<T>(String(question), null);
  const glance = (wanted: Wanted) => browser.run<Seen | null>(String(look), wanted);

  /** What `attempt` gives once it gives something, by the real clock: engines of ten years ago have no other. A page that gives way to another answers nothing for a moment. */
  async function retried<T>(what: string, attempt: () => Promise<T | null | undefined | false>): Promise<T> {
    let last = '';
    for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(pause)) {
      try {
        const got = await attempt();
        if (got) return got;
        last = '';
      } catch (error) {
        last = `: ${(error as Error).message}`;
      }
    }
    throw new Error(`waited in vain: ${what}${last}`);
  }

  const until = async (what: string, holds: () => Promise<boolean>) => void (await retried(what, holds));

  function see(wanted: Wanted, holds: (seen: Seen) => boolean = () => true): Promise<Seen> {
    return retried(`to see ${described(wanted)}`, async () => {
      const seen = await glance(wanted);
      return seen && holds(seen) && seen;
    });
  }

  /** Once it stands still where a finger can meet it. */
  async function tap(wanted: Wanted): Promise<void> {
    let before: Seen | null = null;
    const { x, y } = await retried(`to tap ${described(wanted)}`, async () => {
      const seen = await glance(wanted);
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
    until,
    open: (path) => browser.goto(home + path),
    miss: (wanted) => until(`for ${described(wanted)} to go`, async () => !(await glance(wanted))),
    async type(wanted, text) {
      await tap(wanted);
      await until(`for the focus in ${described(wanted)}`, () => ask(() => Boolean(document.activeElement && document.activeElement.matches('input,textarea'))));
      await browser.keys(text);
      await see(wanted, ({ value }) => value === text);
    },
    choose: (list, option, wanted) => until(`${option} to bring ${described(wanted)}`, async () => Boolean((await glance({ ...list, option }), await glance(wanted)))),
    arrive: (path) => until(`to arrive at ${path.source}`, async () => path.test((await ask(whereabouts)).path)),
    seePictures: () => until('for the pictures in sight', () => ask(picturesDrawn)),
  };
}
