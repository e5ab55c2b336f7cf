import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayBreak } from '../../../../../../src/contract/endpoints/responsible.ts';
import { tellPerson } from '../../../../../../src/boot/person.ts';
import { session } from '../../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../../src/app/features/session/log-in-out.ts';
import { currentBreak, followBreak } from '../../../../../../src/app/features/responsible-play/break/break.ts';
import { beginBreak, onBreak, setBreak } from '../../../../../../src/app/features/responsible-play/set-break.ts';
import { storageKeys } from '../../../../../../src/app/device/storage.ts';
import { shownTiles } from '../../../../../../src/app/screens/mine/entries.tsx';

const logIn = (userName: string) => openSession({ token: userName, userName, customerType: 0, firstTimeLogin: false });
const root = document.documentElement;
const exclusion: PlayBreak = { kind: 'exclusion', endsAt: Date.now() + 60_000 };

beforeEach(() => {
  localStorage.clear();
  root.className = '';
  logIn('marina');
});

afterEach(() => {
  setBreak(undefined);
  session.value = undefined;
});

test('a break is kept for its account, and the next page hides offers before its first paint', () => {
  setBreak(exclusion);
  tellPerson();
  expect([currentBreak.value?.kind, root.className]).toEqual(['exclusion', 'member on-break']);
  root.className = '';
  logIn('bruno');
  tellPerson();
  expect([currentBreak.value, root.className]).toEqual([undefined, 'member']);
  // What is said of another account's login lifts nothing.
  setBreak(undefined);
  logIn('marina');
  expect(currentBreak.value?.kind).toBe('exclusion');
});

test.each<[string, PlayBreak, string]>([
  ['has ended', { ...exclusion, endsAt: Date.now() - 1 }, ''],
  ['never ends', { kind: 'exclusion' }, ' on-break'],
  ['is a pause', { kind: 'pause', endsAt: Date.now() + 60_000 }, ' on-break'],
])('a break that %s', (_name, told, shown) => {
  setBreak(told);
  tellPerson();
  expect(root.className).toBe(`member${shown}`);
});

test('the page follows it: ways to rewards and invitations go, and come back when it is over', () => {
  followBreak();
  const tiles = () => shownTiles().map(({ name }) => name);
  expect(tiles()).toEqual(expect.arrayContaining(['rewardCenter', 'inviteFriends']));
  setBreak(exclusion);
  expect([root.className, tiles()]).toEqual(['on-break', ['messages']]);
  setBreak(undefined);
  expect(root.className).toBe('');
  expect(tiles()).toContain('inviteFriends');
});

test('a break ends at its very end, is not of a visitor, and what was kept of it goes with it', () => {
  vi.useFakeTimers({ now: exclusion.endsAt! - 1 });
  setBreak(exclusion);
  expect([currentBreak.value?.kind, JSON.parse(localStorage.getItem(storageKeys.playBreak)!)]).toEqual(['exclusion', { ...exclusion, account: 'marina' }]);
  vi.setSystemTime(exclusion.endsAt!);
  setBreak({ ...exclusion });
  expect(currentBreak.value).toBeUndefined();
  setBreak({ kind: 'exclusion' });
  session.value = undefined;
  expect(currentBreak.value).toBeUndefined();
  logIn('marina');
  expect(currentBreak.value?.kind).toBe('exclusion');
  setBreak(undefined);
  expect(localStorage.getItem(storageKeys.playBreak)).toBeNull();
  vi.useRealTimers();
  session.value = undefined;
  setBreak({ kind: 'pause', endsAt: Date.now() + 60_000 });
  expect([currentBreak.value, localStorage.getItem(storageKeys.playBreak)]).toEqual([undefined, null]);
});

test('all that was offered before is dropped when a break begins', () => {
  const dropped: string[] = [];
  onBreak(() => dropped.push('offers'));
  onBreak(() => dropped.push('rewards'));
  beginBreak();
  expect(dropped).toEqual(['offers', 'rewards']);
});
