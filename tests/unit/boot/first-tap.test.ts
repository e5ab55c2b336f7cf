import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FirstTapWindow, holdFirstTap } from '../../../src/boot/early-tap.ts';

const releaseFirstTap = () => (window as FirstTapWindow).releaseFirstTap!();
const answer = vi.fn();
const answerOf = ({ target }: Event) => answer((target as Element).id);

/** Taps an element; gives whether the browser is left its own way. */
const tap = (id: string): boolean => document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = '<form><button id="send"><i id="icon">x</i></button></form><button id="menu"></button><a id="link" href="#x">link</a>';
  answer.mockClear();
  holdFirstTap();
});

afterEach(() => {
  removeEventListener('click', answerOf, true);
  releaseFirstTap();
});

test('the last tap on a button is repeated for the listeners that have come since, once', () => {
  tap('menu');
  expect(tap('icon'), 'it sends no form').toBe(false);
  addEventListener('click', answerOf, true);
  releaseFirstTap();
  releaseFirstTap();
  expect(answer.mock.calls).toEqual([['send']]);
});

test('a tap after that is no business of it', () => {
  releaseFirstTap();
  expect(tap('menu')).toBe(true);
});

test('a link is left to the browser, and not repeated', () => {
  expect(tap('link')).toBe(true);
  addEventListener('click', answerOf, true);
  releaseFirstTap();
  expect(answer).not.toHaveBeenCalled();
});

test('Enter sends no form', () => {
  expect(document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
});
