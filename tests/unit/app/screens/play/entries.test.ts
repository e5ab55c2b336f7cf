import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEntries } from '../../../../../src/app/screens/play/phone.ts';

// The history under a game; each entry of another's is made here by hand.

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ step: 1 }, '');
  ({ end } = followEntries(() => {}));
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Where the phone's Back is, after the next look. */
const isTaken = () => {
  vi.advanceTimersByTime(600);
  return (history.state as { overlay?: number }).overlay === 1;
};

test('an entry that the page of the game makes has one of the app on top, for Back', () => {
  history.pushState(history.state, '', '#game');
  expect(isTaken()).toBe(true);
});

test('an entry that lies ahead when the page comes back whole is none of the game: Back leaves in one step', () => {
  history.pushState(history.state, '', '#ahead');
  dispatchEvent(new Event('pageshow'));
  expect(isTaken()).toBe(false);
});
