import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import Announcements, { announcementList, announcementPopup } from '../../../../../src/app/screens/home/announcements/index.tsx';
import { watchSeen } from '../../../../../src/app/screens/home/above-fold/after-start.tsx';
import { goFirst, reached } from '../../../../../src/app/runtime/scheduling/schedule.ts';
import { stubPlatform } from '../../../../support/home-platform.ts';

beforeEach(async () => {
  reached.seen.value = false;
  vi.stubGlobal('scrollY', 0);
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('adult', 'yes');
  await startLanguage('pt', ['shell', 'common', 'homeMore']);
  stubPlatform({ '/wps/content/popular': [{ title: 'Um', content: '<p>um</p>', execution: 'B' }] });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const endings: (() => void)[] = [];
const leave = () => {
  cleanup();
  for (const end of endings.splice(0)) end();
};

async function openHome() {
  endings.push(watchSeen());
  const load = vi.spyOn(announcementPopup, 'load').mockReturnValue(new Promise(() => {}));
  render(<Announcements />);
  await act(() => announcementList.load());
  return load;
}

function scroll(to: number): void {
  vi.stubGlobal('scrollY', to);
  dispatchEvent(new Event('scroll'));
}

test('without a scroll the popup loads after five and a half seconds', async () => {
  const load = await openHome();
  await vi.advanceTimersByTimeAsync(5_400);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalled();
});

test('the popup loads half a second after the first scroll; the shift by the download bar does not count', async () => {
  const load = await openHome();
  scroll(52);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).not.toHaveBeenCalled();
  scroll(100);
  await vi.advanceTimersByTimeAsync(450);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalled();
});

test('home that is left before the five seconds loads no popup', async () => {
  const load = await openHome();
  await vi.advanceTimersByTimeAsync(3_000);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
});

test('the popup waits for a tap or a key, before which Back would pass by its history entry', async () => {
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { userActivation: activation }));
  const load = await openHome();
  scroll(100);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).not.toHaveBeenCalled();
  // A touch that only scrolls activates nothing.
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(600);
  expect(load).toHaveBeenCalled();
});

test('the popup waits for the game or screen that a tap has asked for', async () => {
  const load = await openHome();
  const stands = goFirst();
  scroll(100);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(load).not.toHaveBeenCalled();
  stands();
  await vi.advanceTimersByTimeAsync(600);
  expect(load).toHaveBeenCalled();
});

test('the popup takes the focus of nobody who goes by keys, until it is on the page again', async () => {
  const load = await openHome();
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  // This document knows of no keys.
  const matches = vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  scroll(100);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  link.blur();
  await vi.advanceTimersByTimeAsync(600);
  expect(load).toHaveBeenCalled();
  matches.mockRestore();
  link.remove();
});
