import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../../../../src/app/device/storage.ts';
import { forgetLogin, recallLogin, rememberLogin, updateRememberedPassword } from '../../../../../../src/app/features/auth/password/remembered-login.ts';
import { endSession } from '../../../../../../src/app/features/session/session.ts';
import { signOut } from '../../../../../../src/app/features/session/log-in-out.ts';

const login = { type: 'username', username: 'marina12', account: 'marina12', password: 'segredo1', countryDialingCode: '' };
const stored = () => localStorage.getItem(storageKeys.rememberedLogin)!;

beforeEach(() => localStorage.clear());

test('a remembered login is recalled unchanged, whatever the characters of its password', () => {
  const password = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(password, (kept) => {
      rememberLogin({ ...login, password: kept });
      expect(recallLogin('username')).toEqual({ ...login, password: kept });
    }),
  );
});

test('the password is stored encrypted, differently each time', () => {
  rememberLogin(login);
  const first = stored();
  rememberLogin(login);
  expect(stored()).not.toBe(first);
  for (const plain of ['segredo1', btoa('segredo1')]) expect(first).not.toContain(plain);
});

test('each login method has a record of its own', () => {
  const mobile = { type: 'sms', username: '11912345678', account: 'marina12', password: '', countryDialingCode: '55' };
  rememberLogin(login);
  rememberLogin(mobile);
  forgetLogin('username');
  expect(recallLogin('username')).toBeUndefined();
  expect(recallLogin('sms')).toEqual(mobile);
});

test('a remembered login outlives an expired session and is deleted at sign-out', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  rememberLogin(login);
  endSession();
  expect(recallLogin('username')).toEqual(login);
  await signOut();
  expect(recallLogin('username')).toBeUndefined();
  vi.unstubAllGlobals();
});

test('a changed password is stored for its own account only', () => {
  rememberLogin(login);
  updateRememberedPassword('outra', 'segredo2');
  expect(recallLogin('username')).toEqual(login);
  updateRememberedPassword('Marina12', 'segredo2');
  expect(recallLogin('username')).toEqual({ ...login, password: 'segredo2' });
});

test('a changed password is stored for an account that logged in by its number', () => {
  rememberLogin({ ...login, username: '11912345678' });
  updateRememberedPassword('marina12', 'segredo2');
  expect(recallLogin('username')).toEqual({ ...login, username: '11912345678', password: 'segredo2' });
});

test('a record of an earlier version, without an account, is matched by the typed name', () => {
  const { account, ...earlier } = { ...login, password: btoa('x'.repeat(16)) + btoa('y') };
  localStorage.setItem(storageKeys.rememberedLogin, JSON.stringify({ username: earlier }));
  updateRememberedPassword('marina12', 'segredo2');
  expect(recallLogin('username')).toMatchObject({ username: account, password: 'segredo2' });
});

test('a changed password is not stored where no login is remembered', () => {
  updateRememberedPassword('marina12', 'segredo2');
  expect(localStorage.getItem(storageKeys.rememberedLogin)).toBeNull();
});

test.each(['', '{', '[]', '7', '{"username":7}', '{"username":{"type":"username"}}', JSON.stringify({ username: { ...login, password: 'é' } })])('an unreadable record recalls no login and can be replaced: %s', (text) => {
  localStorage.setItem(storageKeys.rememberedLogin, text);
  expect(recallLogin('username')).toBeUndefined();
  rememberLogin(login);
  expect(recallLogin('username')).toEqual(login);
});
