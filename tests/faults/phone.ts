import type { Browser, Page } from 'playwright';
import shell from '../../src/app/i18n/pt/shell.json' with { type: 'json' };
import { storageKeys } from '../../src/app/device/storage.ts';
import { lookAtPage, watchPage, type Orders, type Seen, type Watch } from './in-page.ts';

type Watched = Window & typeof globalThis & { watch: Watch };

/** A phone on which faults are tried. */
export interface Phone {
  readonly page: Page;
  /** Opens a page with an empty storage except for this session. */
  visit(path: string, session: string | undefined, orders?: Orders): Promise<void>;
  /** Sets the fault of further calls, or none. */
  order(orders?: Orders): Promise<void>;
  /** Advances time until no call is in flight; gives whether the affected call was made, and waits for it where `isAwaited`. */
  settle(isAwaited: boolean): Promise<boolean>;
  look(): Promise<Seen>;
  /** Uncaught errors and unhandled rejections since the last call. */
  uncaught(): string[];
}

const none: Orders = { method: '', path: '', isSilent: false, isSentLate: false };

/** Limit for a page load and for the affected call, in real ms. */
const timeoutMs = 15_000;
/** Steps of the page's clock in ms: between retries, and while a call is held. */
const step = { short: 1_200, long: 5_000 };
/** Steps without a change after which a page counts as settled, and one that is busy, whose code may be loading. */
const enough = { still: 4, busy: 40 };

/** Real time for the browser between steps of the page's clock. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 15));

/** A file of the edge: a page of its origin without the app. */
const nowhere = '/icon-dark-192.png';
/** Times that a page may navigate by itself while it is left. */
const mostAborts = 3;

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
  let callCount = 0;
  // Also counted here, because the page that made the call may have been left.
  page.on('request', (request) => {
    if (request.method() === current.method && new URL(request.url()).pathname === current.path) callCount++;
  });
  const setOrders = (orders: Orders): string => {
    callCount = 0;
    current = orders;
    return JSON.stringify(orders);
  };
  page.setDefaultTimeout(timeoutMs / 2);
  await page.goto(nowhere);

  const state = () =>
    page.evaluate(() => {
      const { watch } = window as Watched;
      return {
        pending: watch.pending, held: watch.held, affected: watch.affected, isBusy: Array.from(document.querySelectorAll('main .skeleton,main [aria-busy=true]')).some((place) => place.getClientRects().length && place.getBoundingClientRect().top < innerHeight), isThere: document.readyState === 'complete' && watch.calls > 0 };
      // Rejects during a navigation.
    }).catch(() => ({ pending: 0, held: 0, affected: 0, isBusy: true, isThere: false }));

  /**
   * Leaves the page of the last visit, which is judged already. It may still navigate by itself, as a dialog that was just
   * closed goes back over its entry of the history: that aborts this navigation, or the one to the next page.
   */
  async function leave(): Promise<void> {
    for (let left = mostAborts; !page.url().endsWith(nowhere); left--) await goto(nowhere, left);
  }

  /** Whether the browser got there; rejects where it did not but no other navigation is why, or `left` is 0. */
  const goto = (path: string, left: number): Promise<boolean> =>
    page.goto(path, { waitUntil: 'domcontentloaded' }).then(
      () => true,
      (error: Error) => {
        if (!left || !error.message.includes('ERR_ABORTED')) throw error;
        return false;
      },
    );

  async function visit(path: string, session: string | undefined, orders: Orders, left: number): Promise<void> {
    await leave();
    await page.evaluate(([given, stored, adult, key]) => {
      window.name = given;
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem(adult, 'yes');
      if (stored) localStorage.setItem(key, stored);
    }, [setOrders(orders), session, storageKeys.adult, storageKeys.session] as const);
    if (!(await goto(path, left))) await visit(path, session, orders, left - 1);
  }

  return {
    page,
    visit: (path, session, orders = none) => visit(path, session, orders, mostAborts),
    order: (orders = none) =>
      page.evaluate((given) => {
        const before = navigator.onLine;
        window.name = given;
        const { watch } = window as Watched;
        watch.affected = 0;
        watch.startListening();
        if (navigator.onLine !== before) dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
      }, setOrders(orders)),
    async settle(isAwaited) {
      const until = performance.now() + timeoutMs;
      for (let still = 0, isBusy = true; still < (isBusy ? enough.busy : enough.still) && performance.now() < until; ) {
        const { pending, held, affected, isThere, ...now } = await state();
        isBusy = now.isBusy;
        const wasAffected = callCount > 0 || affected > 0;
        if (!isThere || pending > held) {
          still = 0;
          await pause();
          continue;
        }
        await page.evaluate((time) => (window as Watched).watch.skip(time), held ? step.long : step.short).catch(() => {});
        if (!isAwaited || wasAffected) still = held ? 0 : still + 1;
        // An answer may start further calls.
        await pause();
      }
      return callCount > 0;
    },
    look: () => page.evaluate(lookAtPage, shell.loading),
    uncaught: () => uncaught.splice(0),
  };
}
