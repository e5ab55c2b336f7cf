import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore, storageKeys } from '../../../../../src/app/device/storage.ts';

/** How far the page can be scrolled, in px. */
let maxScroll = 0;
let resizePage: () => void;
const storedTop = 2_000;
/** A little more than a frame, in ms. */
const frame = 20;

/** Loads the page as on a return to it, with its stored position. */
async function returnToPage(stored = JSON.stringify([{ url: '/m/gameList', top: storedTop }])): Promise<void> {
  vi.resetModules();
  history.replaceState({ step: 0 }, '', '/m/gameList');
  sessionStore.set(storageKeys.positions, stored);
  (await import('../../../../../src/app/runtime/router/history.ts')).trackHistory();
}

beforeEach(() => {
  vi.useFakeTimers();
  maxScroll = 300;
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    vi.stubGlobal('scrollY', Math.min(y, maxScroll));
    // A browser fires the event in its next frame.
    setTimeout(() => dispatchEvent(new Event('scroll')), 16);
  });
  vi.stubGlobal('ResizeObserver', class {
    #on = false;
    constructor(resized: () => void) {
      resizePage = () => this.#on && resized();
    }
    observe() {
      this.#on = true;
    }
    disconnect() {
      this.#on = false;
    }
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that grows late scrolls to its stored position, which stays stored until then', async () => {
  await returnToPage();
  expect(scrollY).toBe(300);
  vi.advanceTimersByTime(20_000);
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStore.get(storageKeys.positions)!)).toEqual([{ url: '/m/gameList', top: storedTop }]);
  maxScroll = 5_000;
  resizePage();
  vi.advanceTimersByTime(frame);
  expect(scrollY).toBe(storedTop);
});

test.each(['5', 'true', '"x"', '{}', '[5]', '[null]', '["x"]', '{'])('stored positions that are %s keep no page from starting and keeping its own', async (stored) => {
  await returnToPage(stored);
  vi.advanceTimersByTime(frame);
  vi.stubGlobal('scrollY', 120);
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStore.get(storageKeys.positions)!)).toMatchObject([{ top: 120 }]);
});

test('a touch before the page has grown cancels the scroll', async () => {
  await returnToPage();
  dispatchEvent(new Event('touchstart'));
  maxScroll = 5_000;
  resizePage();
  vi.advanceTimersByTime(frame);
  expect(scrollY).toBe(300);
});

test('a page that reached its stored position is not scrolled again', async () => {
  await returnToPage();
  maxScroll = 5_000;
  resizePage();
  vi.advanceTimersByTime(frame);
  vi.advanceTimersByTime(1_000);
  scrollTo(0, 100);
  resizePage();
  vi.advanceTimersByTime(frame);
  expect(scrollY).toBe(100);
});

test('a page that is recorded twice, or is the one that the visit began with, opens at its top and not as one gone back to', async () => {
  vi.resetModules();
  history.replaceState(null, '', '/m/home');
  const { recordNavigation, restoreScroll, trackHistory } = await import('../../../../../src/app/runtime/router/history.ts');
  trackHistory();
  recordNavigation('/m/home');
  expect(restoreScroll()).toBe(false);
  history.pushState(null, '', '/m/gameList');
  recordNavigation('/m/gameList');
  recordNavigation('/m/gameList');
  expect(restoreScroll()).toBe(false);
});

const list = '/m/gameList?gameType=RNG';

test.each([
  ['the page before', ['/m/home', list], list, 1],
  ['the page before, with which the visit began', [list], list, 1],
  ['the page before with another query', [list], '/m/gameList?gameType=FISH', 0],
  ['another page', [list], '/m/mine', 0],
])('backTo %s goes back where that is one step, and else replaces the page', async (_name, [first, ...further], url, steps) => {
  vi.resetModules();
  history.replaceState(null, '', first);
  const { backTo, recordNavigation, trackHistory } = await import('../../../../../src/app/runtime/router/history.ts');
  const { connectRouter } = await import('../../../../../src/app/runtime/router/navigate.ts');
  const route = vi.fn<(to: string, replace?: boolean) => void>();
  connectRouter(route);
  trackHistory();
  for (const page of [...further, '/m/login']) {
    history.pushState(null, '', page);
    recordNavigation(page);
  }
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  backTo(url);
  expect(back).toHaveBeenCalledTimes(steps);
  expect(route.mock.calls).toEqual(steps ? [] : [[url, true]]);
  back.mockRestore();
});

test('a page that shrinks while the next one loads keeps its position', async () => {
  vi.resetModules();
  history.replaceState(null, '', '/m/gameList');
  const { recordNavigation, restoreScroll, trackHistory } = await import('../../../../../src/app/runtime/router/history.ts');
  trackHistory();
  scrollTo(0, 250);
  vi.advanceTimersByTime(frame);
  history.pushState(null, '', '/m/login');
  recordNavigation('/m/login');
  scrollTo(0, 0);
  vi.advanceTimersByTime(frame);
  restoreScroll();
  history.replaceState({ step: 0 }, '', '/m/gameList');
  recordNavigation('/m/gameList');
  restoreScroll();
  expect(scrollY).toBe(250);
});

test('a page that takes the place of another is no step to go back from', async () => {
  vi.resetModules();
  history.replaceState(null, '', '/m/home');
  const { back, recordNavigation, trackHistory } = await import('../../../../../src/app/runtime/router/history.ts');
  const { connectRouter, navigate } = await import('../../../../../src/app/runtime/router/navigate.ts');
  connectRouter((to, replace) => history[replace ? 'replaceState' : 'pushState'](null, '', to));
  trackHistory();
  const gone = vi.spyOn(history, 'back').mockImplementation(() => {});
  for (const [to, replace, steps] of [['/m/login', true, 0], ['/m/mine', false, 1]] as const) {
    navigate(to, replace);
    recordNavigation(to);
    expect(history.state).toEqual({ step: steps });
  }
  back('/m/home');
  expect(gone).toHaveBeenCalledTimes(1);
  gone.mockRestore();
});

test.each<[page: string, referrer: string, isOurs: boolean]>([
  ['one of ours', '/m/download', true],
  ['none', '', false],
  ["a vendor's", 'https://games.example/m/x', false],
  ['a game of the box', '/play/desk', false],
])('a page that the browser itself has opened from %s goes back to where it came from', async (_, referrer, isOurs) => {
  vi.resetModules();
  history.pushState(null, '', '/m/downloadGuide');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer.startsWith('/') ? location.origin + referrer : referrer);
  const goBack = vi.spyOn(history, 'back').mockReturnValue();
  const { back, trackHistory } = await import('../../../../../src/app/runtime/router/history.ts');
  const { connectRouter } = await import('../../../../../src/app/runtime/router/navigate.ts');
  const gone: string[] = [];
  connectRouter((url) => void gone.push(url));
  trackHistory();
  back('/m/home');
  expect([goBack.mock.calls.length, gone]).toEqual(isOurs ? [1, []] : [0, ['/m/home']]);
  vi.restoreAllMocks();
});
