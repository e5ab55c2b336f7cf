import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyTap, type EarlyTap } from '../../../src/boot/early-tap.ts';

const storedTap = () => (window as { earlyTap?: EarlyTap }).earlyTap!;
const requested = () => Array.from(document.querySelectorAll<HTMLLinkElement>('head link'), (link) => `${link.rel} ${link.getAttribute('href')}`);

const load = vi.fn();
let onLoad = () => {};

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<form><button><i>x</i></button></form><a href="#x">link</a>';
  load.mockClear();
  onLoad = keepEarlyTap(load, ['/assets/menus.js', '/assets/menus.css']);
});

afterEach(() => removeEventListener('click', storedTap(), true));

test('a tap on a button is stored for the app, submits no form and requests the app', () => {
  const listener = vi.fn();
  document.body.addEventListener('click', listener);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('i')!.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(true);
  expect(listener).not.toHaveBeenCalled();
  expect(storedTap().on).toBe(document.querySelector('button'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a link is left to the browser', () => {
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
  expect(storedTap().on).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('the menus\' files are requested once, after the app', () => {
  const files = ['modulepreload /assets/menus.js', 'stylesheet /assets/menus.css'];
  document.querySelector('button')!.click();
  expect(requested()).toEqual([]);
  onLoad();
  expect(requested()).toEqual(files);
  document.querySelector('button')!.click();
  expect(requested()).toEqual(files);
});

test('the menus\' files are requested only after a tap', () => {
  onLoad();
  expect(requested()).toEqual([]);
  document.querySelector('button')!.click();
  expect(requested()).toHaveLength(2);
});

test('a game that was tapped goes before the menus, before the app and after it', () => {
  document.body.insertAdjacentHTML('beforeend', '<a class="game-card-open" href="/m/play">x</a>');
  const game = document.querySelector<HTMLElement>('.game-card-open')!;
  game.click();
  onLoad();
  game.click();
  expect([storedTap().on, requested()]).toEqual([game, []]);
  document.querySelector('button')!.click();
  expect(requested()).toHaveLength(2);
});

test('the link of a failed file is removed', () => {
  document.querySelector('button')!.click();
  onLoad();
  document.querySelector('head link')!.dispatchEvent(new Event('error'));
  expect(requested()).toEqual(['stylesheet /assets/menus.css']);
});
