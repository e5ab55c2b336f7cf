import { beforeEach, expect, test, vi } from 'vitest';
import { lazy } from '../../../../../src/app/runtime/lazy/lazy.ts';
import { closeOverlays, openOverlay, overlays } from '../../../../../src/app/runtime/overlays/overlays.ts';

const menu = lazy(() => Promise.resolve({ default: () => null }));
const popup = lazy(() => Promise.resolve({ default: () => null }));

/** A frame, and the task after it. */
const paint = () => vi.advanceTimersByTime(50);

beforeEach(() => {
  vi.useFakeTimers();
  closeOverlays();
});

test('an overlay opens after the next paint, once, and tells once that it was closed', () => {
  const closed = vi.fn();
  openOverlay(menu, undefined, closed);
  openOverlay(menu);
  expect(overlays.value).toEqual([]);
  paint();
  expect(overlays.value.map(({ of }) => of)).toEqual([menu]);
  closeOverlays();
  closeOverlays();
  expect(overlays.value).toEqual([]);
  expect(closed).toHaveBeenCalledOnce();
});

test('one that its page was about to open does not open on the next page', () => {
  openOverlay(popup);
  closeOverlays();
  paint();
  expect(overlays.value).toEqual([]);
  openOverlay(popup);
  paint();
  expect(overlays.value).toHaveLength(1);
});

test('one that is closed before it has opened stays closed', () => {
  openOverlay(menu)();
  paint();
  expect(overlays.value).toEqual([]);
});
