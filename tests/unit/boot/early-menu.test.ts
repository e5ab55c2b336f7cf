import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../src/app/device/storage.ts';
import { earlyMenu } from '../../../src/app/device/early-menu.ts';
import { answerMenuTap } from '../../../src/boot/early-menu.ts';
import type { EarlyTap } from '../../../src/boot/early-tap.ts';

const shared = window as { earlyTap?: EarlyTap };
const opener = () => document.querySelector<HTMLElement>('.header-brand')!;
const menu = () => document.querySelector<HTMLElement>('.overlay');
/** listeners of the page under test */
const heard: Parameters<typeof addEventListener>[] = [];
const addresses = () => Array.from(menu()!.querySelectorAll('a'), (link) => link.getAttribute('href'));

function place(data = 'data-languages="2" data-invites="1"'): void {
  document.body.innerHTML = `<button class="header-brand"></button><template ${data} data-invitation="/m/inviteFriends"><div class="overlay"><div class="overlay-mask"></div><div class="side-menu" tabindex="-1">
    <button>close</button><a class="side-menu-row" href="/m/webEmail"></a><a class="side-menu-row" href="/m/login"></a><a class="side-menu-row" href="/telegram" target="_blank"></a><label class="language-picker"></label></div></div></template>`;
  const add = vi.spyOn(globalThis, 'addEventListener');
  answerMenuTap(document.querySelector('template')!);
  heard.push(...add.mock.calls);
  add.mockRestore();
}

const keep = (type: number) => localStorage.setItem(storageKeys.session, JSON.stringify({ type }));

beforeEach(() => {
  history.replaceState(null, '');
  shared.earlyTap = () => {};
  vi.spyOn(history, 'back').mockImplementation(() => {});
});

afterEach(() => {
  earlyMenu()?.();
  for (const [name, listener, options] of heard.splice(0)) removeEventListener(name, listener, options);
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a visitor is shown the way to log in, a member the invitation, an agent neither', () => {
  place();
  opener().click();
  expect(addresses()).toEqual(['/m/webEmail', '/m/login', '/telegram']);
  for (const [type, share] of [[0, '/m/inviteFriends'], [1, '']] as const) {
    earlyMenu()!();
    keep(type);
    opener().click();
    expect(addresses()).toEqual(['/m/webEmail', share, '/telegram']);
  }
});

test('no member is asked to invite where the merchant does without', () => {
  keep(0);
  place('data-languages="2" data-invites=""');
  opener().click();
  expect(addresses()[1]).toBe('');
});

test.each([['0', 0], ['1', 0], ['2', 1]])('of %s languages there are %i pickers', (languages, pickers) => {
  place(`data-languages="${languages}" data-invites=""`);
  opener().click();
  expect(menu()!.querySelectorAll('.language-picker')).toHaveLength(pickers);
});

test('a tap that the app answers opens nothing', () => {
  place();
  delete shared.earlyTap;
  opener().click();
  expect(menu()).toBeNull();
});

test('its history entry is one over the page, and the positions of the pages before are not taken for this one', () => {
  sessionStorage.setItem(storageKeys.positions, '[]');
  const length = history.length;
  place();
  opener().click();
  expect([history.length, history.state]).toEqual([length + 1, { step: 0, overlay: 1 }]);
  expect(sessionStorage.getItem(storageKeys.positions)).toBeNull();
});

test('after a reload it takes the entry that is left, and the positions stay', () => {
  sessionStorage.setItem(storageKeys.positions, '[]');
  history.replaceState({ step: 3, overlay: 1 }, '');
  const length = history.length;
  place();
  opener().click();
  expect([history.length, history.state]).toEqual([length, { step: 3, overlay: 1 }]);
  expect(sessionStorage.getItem(storageKeys.positions)).toBe('[]');
});

test('however often it is told to close, it goes back once; the kept tap is forgotten', () => {
  place();
  opener().click();
  shared.earlyTap!.on = opener();
  for (let times = 0; times < 3; times++) {
    menu()!.querySelector('button')!.click();
    menu()!.querySelector<HTMLElement>('.overlay-mask')!.click();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  }
  expect(history.back).toHaveBeenCalledOnce();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(shared.earlyTap!.on).toBeUndefined();
});

/** The menu has been painted, and has the focus. */
const painted = () => vi.waitFor(() => expect(document.activeElement).toBe(menu()!.lastElementChild));

test('it goes with a link that leaves the page, and stays for one that opens another window', async () => {
  place();
  opener().click();
  await painted();
  const [messages, , telegram] = menu()!.querySelectorAll('a');
  for (const link of [telegram!, messages!]) link.addEventListener('click', (tap) => tap.preventDefault());
  telegram!.click();
  expect(menu()!.className).toBe('overlay');
  messages!.click();
  expect(menu()!.className).toBe('overlay overlay-leaving');
});

test('a second tap of an impatient finger, made before the menu was painted, follows no link of it', async () => {
  place();
  opener().click();
  const link = menu()!.querySelector('a')!;
  const tap = () => {
    const made = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(made);
    return made.defaultPrevented;
  };
  expect(tap()).toBe(true);
  expect(menu()!.className).toBe('overlay');
  await painted();
  link.addEventListener('click', (event) => event.preventDefault());
  tap();
  expect(menu()!.className).toBe('overlay overlay-leaving');
});
