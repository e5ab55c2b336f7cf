import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStore, readJson, sessionStore, storageKeys } from '../../../../src/app/device/storage.ts';
import { identity } from '../../../../src/app/gateway/identity.ts';
import { recallLogin } from '../../../../src/app/features/auth/remembered-login.ts';
import { endSession, loggedIn, openSession, session, startSession } from '../../../../src/app/features/session/session.ts';
import { opened } from '../../../support/accounts-platform.ts';

const lost = vi.fn<(code: string) => void>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  endSession();
  standIn(() => real);
});

const real = localStorage;

const standIn = (get: () => Storage | null) => Object.defineProperty(window, 'localStorage', { configurable: true, get });

const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};

/** Storage that throws whatever it is asked for, its keys too. */
const throwing = () => new Proxy({} as Storage, { get: () => refuse('SecurityError'), ownKeys: refuse('SecurityError') });

/** Storage that throws when it is touched, that a webview leaves out, that throws in each of its methods, and that is full. */
const absences: readonly (readonly [string, () => Storage | null])[] = [
  ['throws', refuse('SecurityError')],
  ['is none', () => null],
  ['throws in each method', throwing],
  ['is full', () => ({ getItem: () => null, setItem: refuse('QuotaExceededError'), removeItem: () => {} }) as unknown as Storage],
];

test.each(absences)('a storage that %s: the memory of the page serves, and a session opens and ends', (_, absent) => {
  standIn(absent);
  startSession(lost);
  expect(loggedIn.value).toBe(false);
  openSession(opened);
  expect(readJson<{ token: string }>(localStore, storageKeys.session)?.token).toBe(opened.token);
  expect(identity.token()).toBe(opened.token);
  endSession();
  expect([loggedIn.value, localStore.get(storageKeys.session), identity.token()]).toEqual([false, null, undefined]);
});

test('emptied by the app between two reads, it is asked for nothing that is gone', () => {
  startSession(lost);
  openSession(opened);
  localStore.set(storageKeys.rememberedLogin, 'broken {');
  sessionStore.set(storageKeys.returnTo, '/m/set');
  localStorage.clear();
  sessionStorage.clear();
  expect([localStore.get(storageKeys.session), sessionStore.get(storageKeys.returnTo), recallLogin('username')]).toEqual([null, null, undefined]);
  // The visit goes on with what the page knows, and the platform's word ends it as any other.
  identity.sessionLost(opened.token, 'session.expired');
  expect(lost).toHaveBeenCalledWith('session.expired');
  expect(session.value).toBeUndefined();
  // The next visit is a visitor's.
  startSession(lost);
  expect(loggedIn.value).toBe(false);
});

test('emptied in another tab of the browser, the session ends here as well', () => {
  startSession(lost);
  openSession(opened);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(loggedIn.value).toBe(false);
});
