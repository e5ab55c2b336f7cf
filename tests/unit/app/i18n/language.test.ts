import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language, reloadOnLanguage } from '../../../../src/app/i18n/language.ts';

let loads: string[];
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  language.value = 'pt';
  loads = [];
  end = reloadOnLanguage(() => loads.push(language.value));
});
afterEach(() => {
  end();
  language.value = 'pt';
  vi.useRealTimers();
});
/** What is loaded within so many ms. */
const within = (ms: number): string[] => {
  loads = [];
  vi.advanceTimersByTime(ms);
  return loads;
};

test('a list is loaded in a task of its own, and again once a change of language is 200 ms old', () => {
  expect(loads).toEqual([]);
  expect(within(0)).toEqual(['pt']);
  language.value = 'en';
  expect([within(199), within(1), within(10_000)]).toEqual([[], ['en'], []]);
});

test('of quick changes the last one counts, and none where it leads back', () => {
  within(0);
  language.value = 'en';
  within(150);
  language.value = 'pt';
  expect(within(10_000)).toEqual([]);
  language.value = 'en';
  within(150);
  language.value = 'pt';
  within(150);
  language.value = 'en';
  expect([within(199), within(1), within(10_000)]).toEqual([[], ['en'], []]);
});

test('a change before the first load is loaded at once, and once', () => {
  language.value = 'en';
  expect([within(0), within(10_000)]).toEqual([['en'], []]);
});

test('what has ended loads no more, also what was on its way', () => {
  within(0);
  language.value = 'en';
  end();
  language.value = 'pt';
  expect([within(10_000), vi.getTimerCount()]).toEqual([[], 0]);
});
