import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnTouch } from '../../../../../src/app/runtime/router/prefetch.ts';

const preload = vi.fn();

const touch = (kind: string, target: string) => document.querySelector(target)!.dispatchEvent(new Event(kind, { bubbles: true }));

beforeAll(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a id="games" href="/m/gameList?gameType=RNG"><b>Slots</b></a><a id="away" href="https://example.com/m/home">away</a><p>text</p>';
  prefetchOnTouch(preload);
});

beforeEach(() => preload.mockClear());

afterAll(() => vi.useRealTimers());

test('a touch on a link preloads its page, after the frame of the touch', () => {
  touch('touchstart', '#games b');
  expect(preload).not.toHaveBeenCalled();
  touch('touchend', '#games b');
  vi.runAllTimers();
  expect(preload.mock.calls).toEqual([['/m/gameList']]);
});

test('a touch that moves preloads nothing', () => {
  touch('touchstart', '#games');
  touch('touchmove', '#games');
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
});

test('a touch on text or on a link to another origin preloads nothing', () => {
  for (const target of ['p', '#away']) {
    touch('touchstart', target);
    vi.runAllTimers();
  }
  expect(preload).not.toHaveBeenCalled();
});
