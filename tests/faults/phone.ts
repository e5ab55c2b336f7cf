import type { Browser, Page } from 'playwright';
import { storageKeys } from '../../src/app/device/storage.ts';
import { lookAtPage, watchPage } from './in-page.ts';
import type { Orders, Seen, Watch } from './in-page.ts';

type Watched = Window & typeof globalThis & { watch: Watch };

/** A phone on which faults are tried. */
export interface Phone {
  readonly page: Page;
  /** Opens a page as a phone that knows its person (a kept session), or nobody, and nothing else. */
  visit(path: string, session: string | undefined, orders?: Orders): Promise<void>;
  /** From now on calls meet this; none: nothing. */
  order(orders?: Orders): Promise<void>;
  /** Lets time pass until nothing is under way any more; gives whether the call was made, which is waited for where it is awaited. */
  settle(isAwaited: boolean): Promise<boolean>;
  look(): Promise<Seen>;
  /** Promises and errors that nobody caught since this was asked last. */
  uncaught(): string[];
}

const none: Orders = { method: '', path: '', isSilent: false };

/** ms by the real clock that a page may take to come, and a call to be made */
const patience = 15_000;
/** ms by the page's clock: between two tries, and towards the end of a call that is held */
const step = { short: 1_200, long: 5_000 };
/** steps without anything new after which a page is done; and one that still shows something on its way, whose code may be loading */
const enough = { still: 4, busy: 40 };

/** A moment of real time, for the browser to go on in: the page's own time stands until it is moved. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 15));

/** A file of the edge's own: a page of its origin without the app. */
const nowhere = '/icon-dark-192.png';

export async function openPhone(browser: Browser, address: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: address, viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block', reducedMotion: 'reduce',
  });
  await context.addInitScript(watchPage);
  const uncaught: string[] = [];
  context.on('weberror', (thrown) => uncaught.push(thrown.error().message));
  const page = await context.newPage();
  let current = none;
  let met = 0;
  // Told here as well: the page that made the call may be gone by now.
  page.on('request', (request) => {
    if (request.method() === current.method && new URL(request.url()).pathname === current.path) met++;
  });
  const give = (orders: Orders): string => {
    met = 0;
    current = orders;
    return JSON.stringify(orders);
  };
  page.setDefaultTimeout(patience / 2);
  await page.goto(nowhere);

  const state = () =>
    page.evaluate(() => {
      const { watch } = window as Watched;
      return {
        pending: watch.pending, held: watch.held, struck: watch.struck, isBusy: Array.from(document.querySelectorAll('main .skeleton,main [aria-busy=true]')).some((place) => place.getClientRects().length && place.getBoundingClientRect().top < innerHeight), isThere: document.readyState === 'complete' && watch.calls > 0 };
      // The page gives way to another.
    }).catch(() => ({ pending: 0, held: 0, struck: 0, isBusy: true, isThere: false }));

  return {
    page,
    async visit(path, session, orders = none) {
      if (!page.url().startsWith(address)) await page.goto(nowhere);
      await page.evaluate(([given, kept, adult, key]) => {
        window.name = given;
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem(adult, 'yes');
        if (kept) localStorage.setItem(key, kept);
      }, [give(orders), session, storageKeys.adult, storageKeys.session] as const);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
    },
    order: (orders = none) =>
      page.evaluate((given) => {
        const before = navigator.onLine;
        window.name = given;
        Object.assign((window as Watched).watch, { struck: 0, said: [] });
        if (navigator.onLine !== before) dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
      }, give(orders)),
    async settle(isAwaited) {
      const until = performance.now() + patience;
      for (let still = 0, isBusy = true; still < (isBusy ? enough.busy : enough.still) && performance.now() < until; ) {
        const { pending, held, struck, isThere, ...now } = await state();
        isBusy = now.isBusy;
        const wasStruck = met > 0 || struck > 0;
        if (!isThere || pending > held) {
          still = 0;
          await pause();
          continue;
        }
        await page.evaluate((time) => (window as Watched).watch.skip(time), held ? step.long : step.short).catch(() => {});
        if (!isAwaited || wasStruck) still = held ? 0 : still + 1;
        // What has come now may ask for more.
        await pause();
      }
      return met > 0;
    },
    look: () => page.evaluate(lookAtPage),
    uncaught: () => uncaught.splice(0),
  };
}
