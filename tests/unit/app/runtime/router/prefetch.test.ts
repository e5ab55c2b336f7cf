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

test('a finger that stays on a link brings what is behind it, after the frame that answers the touch', () => {
  touch('touchstart', '#games b');
  expect(preload).not.toHaveBeenCalled();
  touch('touchend', '#games b');
  vi.runAllTimers();
  expect(preload.mock.calls).toEqual([['/m/gameList']]);
});

test('one that swipes or scrolls brings nothing', () => {
  touch('touchstart', '#games');
  touch('touchmove', '#games');
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
});

test('nor does what is no link, or leads away', () => {
  for (const target of ['p', '#away']) {
    touch('touchstart', target);
    vi.runAllTimers();
  }
  expect(preload).not.toHaveBeenCalled();
});
