import { afterEach, expect, test, vi } from 'vitest';
import { trackKeyboard } from '../../../../src/app/device/keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('what the keyboard covers below and what is scrolled out above are told, of a page that is not zoomed', () => {
  const seen = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', 700);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void run());
  trackKeyboard();
  const told = () => ['--keyboard', '--above'].map((name) => document.documentElement.style.getPropertyValue(name));
  Object.assign(seen, { height: 400 });
  seen.dispatchEvent(new Event('resize'));
  expect(told()).toEqual(['300px', '0px']);
  // The page is moved under the keyboard's edge: no resize, only a scroll.
  Object.assign(seen, { offsetTop: 120 });
  seen.dispatchEvent(new Event('scroll'));
  expect(told()).toEqual(['180px', '120px']);
  Object.assign(seen, { scale: 2 });
  seen.dispatchEvent(new Event('scroll'));
  expect(told()).toEqual(['0px', '0px']);
});
