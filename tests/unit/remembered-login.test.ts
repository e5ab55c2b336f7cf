import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { storageKeys } from '../../src/app/device/storage.ts';
import { forgetRemembered, recall, remember } from '../../src/app/state/remembered-login.ts';
import { endSession } from '../../src/app/state/session.ts';

const login = { type: 'username', username: 'marina12', password: 'segredo1', countryDialingCode: '' };
const stored = () => localStorage.getItem(storageKeys.rememberedLogin)!;

beforeEach(() => localStorage.clear());

test('gives back what it kept, whatever the password is made of', () => {
  const password = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(password, (kept) => {
      remember({ ...login, password: kept });
      expect(recall('username')).toEqual({ ...login, password: kept });
    }),
  );
});

test('the password does not stand there as it is, and never twice in the same way', () => {
  remember(login);
  const first = stored();
  remember(login);
  expect(stored()).not.toBe(first);
  for (const plain of ['segredo1', btoa('segredo1')]) expect(first).not.toContain(plain);
});

test('keeps each way of login by itself', () => {
  const mobile = { type: 'sms', username: '11912345678', password: '', countryDialingCode: '55' };
  remember(login);
  remember(mobile);
  forgetRemembered('username');
  expect(recall('username')).toBeUndefined();
  expect(recall('sms')).toEqual(mobile);
});

test('is gone at sign-out', () => {
  remember(login);
  endSession();
  expect(recall('username')).toBeUndefined();
});

test.each(['', '{', '[]', '7', '{"username":7}', '{"username":{"type":"username"}}', JSON.stringify({ username: { ...login, password: 'é' } })])('a record that cannot be read is none: %s', (text) => {
  localStorage.setItem(storageKeys.rememberedLogin, text);
  expect(recall('username')).toBeUndefined();
  remember(login);
  expect(recall('username')).toEqual(login);
});
