import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyTap } from '../../../src/boot/early-tap.ts';
import type { EarlyTap } from '../../../src/boot/early-tap.ts';

const keptTap = () => (window as { earlyTap?: EarlyTap }).earlyTap!;
const requested = () => Array.from(document.querySelectorAll<HTMLLinkElement>('head link'), (link) => `${link.rel} ${link.getAttribute('href')}`);

const load = vi.fn();
let onLoad = () => {};

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<form><button><i>x</i></button></form><a href="#x">link</a>';
  load.mockClear();
  onLoad = keepEarlyTap(load, ['/assets/menus.js', '/assets/menus.css']);
});

afterEach(() => removeEventListener('click', keptTap(), true));

test('a tap on a button is kept for the app, sends no form and requests the app', () => {
  const heard = vi.fn();
  document.body.addEventListener('click', heard);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('i')!.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  expect(keptTap().on).toBe(document.querySelector('button'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a link is left to the browser', () => {
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
  expect(keptTap().on).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('the files of the answer are requested once, when the app is there', () => {
  const files = ['modulepreload /assets/menus.js', 'stylesheet /assets/menus.css'];
  document.querySelector('button')!.click();
  expect(requested()).toEqual([]);
  onLoad();
  expect(requested()).toEqual(files);
  document.querySelector('button')!.click();
  expect(requested()).toEqual(files);
});

test('without a tap none is requested, until one comes', () => {
  onLoad();
  expect(requested()).toEqual([]);
  document.querySelector('button')!.click();
  expect(requested()).toHaveLength(2);
});

test('a file that failed leaves no link behind', () => {
  document.querySelector('button')!.click();
  onLoad();
  document.querySelector('head link')!.dispatchEvent(new Event('error'));
  expect(requested()).toEqual(['stylesheet /assets/menus.css']);
});
