import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWaitingNote } from '../../../src/boot/app-loader.ts';

const shared = window as { earlyTap?: unknown };
const notes = () => Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = '';
  shared.earlyTap = () => {};
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete shared.earlyTap;
});

test('after five seconds of waiting one note is shown, until the app is there', () => {
  const explainLater = createWaitingNote('Slow line.');
  explainLater();
  vi.advanceTimersByTime(4_999);
  expect(notes()).toEqual([]);
  explainLater();
  vi.advanceTimersByTime(10_000);
  expect(notes()).toEqual(['Slow line.']);
  delete shared.earlyTap;
  vi.advanceTimersByTime(500);
  expect(notes()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is said when the app came in time', () => {
  createWaitingNote('Slow line.')();
  delete shared.earlyTap;
  vi.advanceTimersByTime(10_000);
  expect(notes()).toEqual([]);
});
