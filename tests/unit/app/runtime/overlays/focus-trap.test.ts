import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isCovered, trapFocus } from '../../../../../src/app/runtime/overlays/focus-trap.ts';

const find = (id: string) => document.getElementById(id)!;
const endings: (() => void)[] = [];

/** Traps the focus in a panel, and waits for the paint after which it enters. */
function trap(id: string, leave: () => void = () => {}): () => void {
  const end = trapFocus(find(id), leave);
  endings.push(end);
  vi.advanceTimersByTime(100);
  return () => void endings.splice(endings.indexOf(end), 1)[0]!();
}

function press(key: string, shiftKey = false): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="opener"></button>
    <div id="sheet" tabindex="-1"><button id="one"></button><input id="two"><a id="three" href="/"></a><button disabled></button></div>
    <div id="dialog" tabindex="-1"><button id="no"></button><button id="yes" data-first-focus></button></div>`;
  find('opener').focus();
});

afterEach(() => {
  for (const end of endings.splice(0).toReversed()) end();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test('Tab goes round inside the panel, both ways', () => {
  trap('sheet');
  expect(document.activeElement).toBe(find('sheet'));
  press('Tab');
  expect(document.activeElement).toBe(find('one'));
  press('Tab', true);
  expect(document.activeElement).toBe(find('three'));
  press('Tab');
  expect(document.activeElement).toBe(find('one'));
});

test('between the ends Tab is the browser\'s', () => {
  trap('sheet');
  find('two').focus();
  expect([press('Tab').defaultPrevented, press('Tab', true).defaultPrevented]).toEqual([false, false]);
});

test('a focus outside the panel comes back with the next Tab', () => {
  trap('sheet');
  for (const [shift, end] of [[false, 'one'], [true, 'three']] as const) {
    find('opener').focus();
    press('Tab', shift);
    expect(document.activeElement).toBe(find(end));
  }
});

test('of two panels the last has the keys, and the focus goes back the way that it came', () => {
  const leaveSheet = vi.fn<() => void>();
  const leaveDialog = vi.fn<() => void>();
  const endSheet = trap('sheet', leaveSheet);
  find('two').focus();
  const endDialog = trap('dialog', leaveDialog);
  expect(document.activeElement).toBe(find('yes'));
  press('Escape');
  expect([leaveSheet.mock.calls.length, leaveDialog.mock.calls.length]).toEqual([0, 1]);
  endDialog();
  expect([document.activeElement, isCovered()]).toEqual([find('two'), true]);
  press('Escape');
  expect(leaveSheet).toHaveBeenCalledTimes(1);
  endSheet();
  expect([document.activeElement, isCovered()]).toEqual([find('opener'), false]);
});

test('a focus that has left the panel for the next page stays there', () => {
  const end = trap('sheet');
  find('no').focus();
  end();
  expect(document.activeElement).toBe(find('no'));
});

describe('all outside of the last panel', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="app"><div id="page"><button id="opener"></button></div>
      <div class="toasts"></div>
      <div id="below"><div class="mask" aria-hidden="true"></div><div id="sheet" tabindex="-1"><button></button></div></div>
      <div id="above"><div id="dialog" tabindex="-1"><button></button></div></div></div>
      <aside id="bar"></aside><script></script>`;
  });
  const shut = () => Array.from(document.querySelectorAll('[inert]'), ({ id }) => id);

  test('is inert, but for what speaks by itself', () => {
    const endSheet = trap('sheet');
    expect(shut()).toEqual(['page', 'above', 'bar']);
    const endDialog = trap('dialog');
    expect(shut()).toEqual(['page', 'below', 'bar']);
    endDialog();
    expect(shut()).toEqual(['page', 'above', 'bar']);
    endSheet();
    expect(shut()).toEqual([]);
  });

  test('is hidden from the screen reader too where the browser knows no inert', () => {
    const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert');
    delete (HTMLElement.prototype as { inert?: boolean }).inert;
    const end = trap('dialog');
    expect(find('page').getAttribute('aria-hidden')).toBe('true');
    end();
    expect(find('page').hasAttribute('aria-hidden')).toBe(false);
    if (known) Object.defineProperty(HTMLElement.prototype, 'inert', known);
  });

  test('takes no tap for a moment after the panel has gone', () => {
    trap('dialog')();
    const shield = document.querySelector('.tap-shield')!;
    expect(shield.parentElement).toBe(document.body);
    shield.dispatchEvent(new Event('animationend'));
    expect(document.querySelector('.tap-shield')).toBeNull();
  });
});

test('where what had the focus is gone, the page takes it, not the body', () => {
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"></main>');
  const end = trap('sheet');
  find('opener').remove();
  end();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('what had the focus inside the panel before it was a panel keeps it', () => {
  find('one').focus();
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"></main>');
  trap('sheet')();
  expect(document.activeElement).toBe(find('one'));
});
