import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore, storageKeys } from '../../../../../src/app/device/storage.ts';

/** px that the page could be scrolled */
let room = 0;
let grow: () => void;
const left = 2_000;
/** ms of a frame, and a little more */
const frame = 20;

/** The page as it is loaded when the person comes back to it. */
async function comeBack(): Promise<void> {
  vi.resetModules();
  history.replaceState({ step: 0 }, '', '/m/gameList');
  sessionStore.set(storageKeys.positions, JSON.stringify([{ path: '/m/gameList', top: left }]));
  (await import('../../../../../src/app/runtime/router/history.ts')).trackHistory();
}

beforeEach(() => {
  vi.useFakeTimers();
  room = 300;
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    vi.stubGlobal('scrollY', Math.min(y, room));
    // As a browser does: with its next frame.
    setTimeout(() => dispatchEvent(new Event('scroll')), 16);
  });
  vi.stubGlobal('ResizeObserver', class {
    #on = false;
    constructor(resized: () => void) {
      grow = () => this.#on && resized();
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

test('a page that takes long to grow is shown where it was left, and keeps that place meanwhile', async () => {
  await comeBack();
  expect(scrollY).toBe(300);
  vi.advanceTimersByTime(20_000);
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStore.get(storageKeys.positions)!)).toEqual([{ path: '/m/gameList', top: left }]);
  room = 5_000;
  grow();
  vi.advanceTimersByTime(frame);
  expect(scrollY).toBe(left);
});

test('who moves the page first is not moved', async () => {
  await comeBack();
  dispatchEvent(new Event('touchstart'));
  room = 5_000;
  grow();
  vi.advanceTimersByTime(frame);
  expect(scrollY).toBe(300);
});

test('a page that stands where it was left is the person\'s again', async () => {
  await comeBack();
  room = 5_000;
  grow();
  vi.advanceTimersByTime(frame);
  vi.advanceTimersByTime(1_000);
  scrollTo(0, 100);
  grow();
  vi.advanceTimersByTime(frame);
  expect(scrollY).toBe(100);
});
