import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepFocusedFieldInSight, trackKeyboard } from '../../../../src/app/device/keyboard.ts';

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

describe('the page is brought to what has the focus', () => {
  const [field, tab, other] = ['input', 'button', 'button'].map((name) => document.createElement(name));
  const brought: unknown[] = [];

  beforeAll(() => {
    Element.prototype.scrollIntoView = function () {
      brought.push(this);
    };
    const main = document.body.appendChild(document.createElement('main'));
    main.append(field!, tab!, other!);
    keepFocusedFieldInSight();
  });

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.focus();
    vi.runAllTimers();
    brought.length = 0;
  });

  const go = (by: Event, to: Element) => {
    document.activeElement!.dispatchEvent(by);
    (to as HTMLElement).focus();
  };
  const tabKey = () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true });
  const finger = () => new Event('pointerdown', { bubbles: true });

  test('after a field, where the Tab key took it', () => {
    go(finger(), field!);
    vi.advanceTimersByTime(600);
    brought.length = 0;
    go(tabKey(), tab!);
    vi.advanceTimersByTime(600);
    expect(brought).toEqual([tab]);
  });

  test.for([['from a field', field!], ['from a button', other!]] as const)('not where a tap took it %s: the person may have scrolled on', ([, from]) => {
    go(finger(), from);
    vi.advanceTimersByTime(600);
    brought.length = 0;
    go(finger(), tab!);
    vi.advanceTimersByTime(600);
    expect(brought).toEqual([]);
  });

  test('not from button to button, which changes nothing of the page', () => {
    go(tabKey(), other!);
    vi.advanceTimersByTime(600);
    go(tabKey(), tab!);
    vi.advanceTimersByTime(600);
    expect(brought).toEqual([]);
  });
});
