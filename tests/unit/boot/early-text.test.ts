import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyText } from '../../../src/boot/early-text.ts';

const shared = window as { earlyTap?: unknown };
const textField = () => document.querySelector('input')!;
const secret = () => document.querySelector<HTMLInputElement>('[type=password]')!;
let leave: () => void;

/** Loads the page anew, with its fields empty. */
function load(): void {
  document.body.innerHTML = '<main><input placeholder=" "><input placeholder=" " type="password"><input type="checkbox"><textarea placeholder=" "></textarea></main>';
  const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'pagehide') leave = listener as () => void;
  });
  keepEarlyText();
  listen.mockRestore();
}

beforeEach(() => {
  shared.earlyTap = () => {};
  load();
});

afterEach(() => {
  delete shared.earlyTap;
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('text typed before the app is there is restored by a reload, once, and no password', () => {
  textField().value = 'marina';
  secret().value = 'leve2026';
  document.querySelector('textarea')!.value = 'Oi';
  leave();
  expect(JSON.stringify(sessionStorage)).not.toContain('leve2026');
  load();
  expect([textField().value, secret().value, document.querySelector('textarea')!.value]).toEqual(['marina', '', 'Oi']);
  load();
  expect(textField().value).toBe('');
});

test('text is not restored at another address, nor afterwards at its own', () => {
  const here = location.href;
  textField().value = 'marina';
  leave();
  history.replaceState(null, '', '/m/forget');
  load();
  history.replaceState(null, '', here);
  expect(textField().value).toBe('');
  load();
  expect(textField().value).toBe('');
});

test('a page that the app answers stores nothing, nor does one without text', () => {
  leave();
  textField().value = 'marina';
  delete shared.earlyTap;
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test('without storage the page works, and the text is lost', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new Error('refused'); });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('refused'); });
  textField().value = 'marina';
  expect(leave).not.toThrow();
  expect(load).not.toThrow();
});
