import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from '../../../../src/app/device/press.ts';

const control = () => document.querySelector('button')!;
const look = () => control().className;

function finger(type: string, x = 50, y = 20, pointerType = 'touch'): void {
  control().firstElementChild!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, isPrimary: true, button: 0, clientX: x, clientY: y, pointerType }));
}

const action = { start: vi.fn(), end: vi.fn() };

beforeAll(() => watchPresses(() => action));
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button type="button"><i></i></button>';
  control().getBoundingClientRect = () => ({ left: 0, right: 100, top: 0, bottom: 40 }) as DOMRect;
});
afterEach(() => {
  finger('pointercancel');
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('a control looks pressed after 130 ms, is held 370 ms later, and pressed for 100 ms more', () => {
  const longPress = vi.fn();
  control().addEventListener('longpress', longPress);
  finger('pointerdown');
  vi.advanceTimersByTime(129);
  expect(look()).toBe('');
  vi.advanceTimersByTime(1);
  expect(look()).toBe('pressed');
  vi.advanceTimersByTime(369);
  expect(longPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(longPress).toHaveBeenCalledOnce();
  expect(look()).toBe('pressed held');
  finger('pointerup');
  vi.advanceTimersByTime(99);
  expect(look()).toBe('pressed held');
  vi.advanceTimersByTime(1);
  expect(look()).toBe('');
});

test('a short tap is seen for 100 ms', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(40);
  finger('pointerup');
  expect(look()).toBe('pressed');
  vi.advanceTimersByTime(100);
  expect(look()).toBe('');
  vi.advanceTimersByTime(1_000);
  expect(look()).toBe('');
});

test('it stays pressed within 20 px around it, not beyond, and again when the finger is back', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(130);
  finger('pointermove', 119, 59);
  expect(look()).toBe('pressed');
  finger('pointermove', 121, 20);
  expect(look()).toBe('');
  vi.advanceTimersByTime(1_000);
  expect(look()).toBe('');
  finger('pointermove', 90, 20);
  expect(look()).toBe('pressed');
  finger('pointermove', 50, 61);
  finger('pointerup', 50, 61);
  expect(look()).toBe('');
});

test('a finger that begins to scroll presses nothing; a mouse presses at once', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(60);
  finger('pointercancel');
  vi.advanceTimersByTime(1_000);
  expect(look()).toBe('');
  finger('pointerdown', 50, 20, 'mouse');
  expect(look()).toBe('pressed');
});

test('what it leads to is taken when it is pressed: after 130 ms, or when the finger is lifted before', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(129);
  expect(action.start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action.start).toHaveBeenCalledOnce();
  expect(action.end).not.toHaveBeenCalled();
  finger('pointerup');
  expect(action.end).toHaveBeenCalledOnce();
  vi.clearAllMocks();
  finger('pointerdown');
  vi.advanceTimersByTime(40);
  finger('pointerup');
  expect(action.start.mock.invocationCallOrder[0]).toBeLessThan(action.end.mock.invocationCallOrder[0]!);
});

test('a finger that scrolls starts nothing', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(40);
  finger('pointercancel');
  vi.advanceTimersByTime(1_000);
  expect(action.start).not.toHaveBeenCalled();
  expect(action.end).toHaveBeenCalledOnce();
});

test('who cancels a long press has answered it: the browser opens no menu, and makes no click of it', () => {
  const click = vi.fn();
  const open = vi.fn((event: Event) => event.preventDefault());
  control().addEventListener('click', click);
  const menu = () => control().firstElementChild!.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  finger('pointerdown');
  vi.advanceTimersByTime(500);
  expect(menu()).toBe(true);
  finger('pointerup');
  control().click();
  expect(click).toHaveBeenCalledOnce();

  control().addEventListener('longpress', open);
  vi.advanceTimersByTime(1_000);
  finger('pointerdown');
  vi.advanceTimersByTime(400);
  // A phone that waits for less than half a second.
  expect(menu()).toBe(false);
  vi.advanceTimersByTime(500);
  expect(open).toHaveBeenCalledOnce();
  finger('pointerup');
  control().click();
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  control().click();
  expect(click).toHaveBeenCalledTimes(2);
});
