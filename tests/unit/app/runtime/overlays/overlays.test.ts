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

test('an overlay opens after the next paint, once, and reports its closing once', () => {
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

test('an overlay that is still to open when its page is left does not open', () => {
  openOverlay(popup);
  closeOverlays();
  paint();
  expect(overlays.value).toEqual([]);
  openOverlay(popup);
  paint();
  expect(overlays.value).toHaveLength(1);
});

test('an overlay that is closed before it has opened stays closed', () => {
  openOverlay(menu)();
  paint();
  expect(overlays.value).toEqual([]);
});
