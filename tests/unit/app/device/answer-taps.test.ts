import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTaps, shutPage } from '../../../../src/app/device/answer-taps.ts';
import { storageKeys } from '../../../../src/app/device/storage.ts';
import { ageAsked, ageRefused, answerEvent, barShown } from '../../../../src/contract/over-page.ts';

const root = document.documentElement;
const seen = vi.fn();
const told: unknown[] = [];

answerTaps();
addEventListener('click', seen, true);
addEventListener(answerEvent, (event) => told.push((event as CustomEvent).detail));

const tap = (answer: string) => document.querySelector<HTMLElement>(`[data-answer=${answer}] i`)!.click();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seen.mockClear();
  told.length = 0;
  root.className = `${barShown} ${ageAsked}`;
  document.body.innerHTML = `<div class="frame"></div>${['yes', 'no', 'back', 'close'].map((answer) => `<button data-answer="${answer}"><i>x</i></button>`).join('')}<button id="other">y</button>`;
});
afterEach(() => vi.unstubAllGlobals());

test('a tap on another button is not for it', () => {
  document.getElementById('other')!.click();
  expect(seen).toHaveBeenCalledTimes(1);
  expect([root.className, told]).toEqual([`${barShown} ${ageAsked}`, []]);
});

test('an answer is kept, shown, told to the app, and nobody else\'s tap', () => {
  shutPage();
  tap('no');
  expect([root.className, sessionStorage.getItem(storageKeys.adult)]).toEqual([`${barShown} ${ageAsked} ${ageRefused}`, 'no']);
  tap('back');
  expect([root.className, sessionStorage.getItem(storageKeys.adult)]).toEqual([`${barShown} ${ageAsked}`, null]);
  expect(document.querySelector('.frame[inert]')).not.toBeNull();
  tap('yes');
  expect([root.className, localStorage.getItem(storageKeys.adult)]).toEqual([barShown, 'yes']);
  // What a second tap would meet.
  expect(document.querySelector('.frame[inert], .frame[aria-hidden]')).toBeNull();
  expect(document.querySelector('.tap-shield')).not.toBeNull();
  expect(told).toEqual(['no', 'back', 'yes']);
  expect(seen).not.toHaveBeenCalled();
});

test('the bar is closed for good, and no banner comes in this visit', () => {
  tap('close');
  expect([root.className, localStorage.getItem(storageKeys.hideDownloadBar), sessionStorage.getItem(storageKeys.installBannerClosed)]).toEqual([ageAsked, '1', '1']);
  expect(told).toEqual(['close']);
});

test('a browser that refuses its storage shows the answer all the same', () => {
  vi.stubGlobal('localStorage', { setItem: () => { throw new DOMException('refused', 'SecurityError'); } });
  tap('yes');
  tap('close');
  expect([root.className, told]).toEqual(['', ['yes', 'close']]);
});

test('of two listeners one answers', () => {
  answerTaps();
  tap('close');
  expect(told).toEqual(['close']);
});
