import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStore, readJson, sessionStore, storageKeys } from '../../../../src/app/device/storage.ts';
import { identity } from '../../../../src/app/gateway/identity.ts';
import { recallLogin } from '../../../../src/app/features/auth/password/remembered-login.ts';
import { endSession, loggedIn, session, startSession } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { opened } from '../../../support/accounts-platform.ts';

const onSessionLost = vi.fn<(code: string) => void>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  endSession();
  stubLocalStorage(() => real);
});

const real = localStorage;

const stubLocalStorage = (get: () => Storage | null) => Object.defineProperty(window, 'localStorage', { configurable: true, get });

const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};

/** Storage that throws at every access, listing of its keys included. */
const throwing = () => new Proxy({} as Storage, { get: () => refuse('SecurityError'), ownKeys: refuse('SecurityError') });

/** Storage that throws when it is read, is missing as in some webviews, throws in each method, or is full. */
const brokenStorages: readonly (readonly [string, () => Storage | null])[] = [
  ['throws', refuse('SecurityError')],
  ['is missing', () => null],
  ['throws in each method', throwing],
  ['is full', () => ({ getItem: () => null, setItem: refuse('QuotaExceededError'), removeItem: () => {} }) as unknown as Storage],
];

test.each(brokenStorages)('with a storage that %s, a session opens and ends in the memory of the page', (_, getStorage) => {
  stubLocalStorage(getStorage);
  startSession(onSessionLost);
  expect(loggedIn.value).toBe(false);
  openSession(opened);
  expect(readJson<{ token: string }>(localStore, storageKeys.session)?.token).toBe(opened.token);
  expect(identity.token()).toBe(opened.token);
  endSession();
  expect([loggedIn.value, localStore.get(storageKeys.session), identity.token()]).toEqual([false, null, undefined]);
});

test('a storage that the app empties during a visit leaves the session in memory, until the platform ends it', () => {
  startSession(onSessionLost);
  openSession(opened);
  localStore.set(storageKeys.rememberedLogin, 'broken {');
  sessionStore.set(storageKeys.returnTo, '/m/set');
  localStorage.clear();
  sessionStorage.clear();
  expect([localStore.get(storageKeys.session), sessionStore.get(storageKeys.returnTo), recallLogin('username')]).toEqual([null, null, undefined]);
  // The session of this page lives on in memory; the platform's refusal ends it like any other.
  identity.sessionLost(opened.token, 'session.expired');
  expect(onSessionLost).toHaveBeenCalledWith('session.expired');
  expect(session.value).toBeUndefined();
  // The next page load starts without a session.
  startSession(onSessionLost);
  expect(loggedIn.value).toBe(false);
});

test.each(['{}', '{"token":"","userName":"marina12","type":0}', '[]', '7'])('a kept session without a token, %s, is none: no refusal would end it', (kept) => {
  localStorage.setItem(storageKeys.session, kept);
  startSession(onSessionLost);
  expect([loggedIn.value, identity.token()]).toEqual([false, undefined]);
});

test('a storage that another tab empties ends the session of this tab', () => {
  startSession(onSessionLost);
  openSession(opened);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(loggedIn.value).toBe(false);
});
