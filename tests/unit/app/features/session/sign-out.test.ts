import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../../../src/app/device/storage.ts';
import { identity } from '../../../../../src/app/gateway/identity.ts';
import { session, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession, signOut } from '../../../../../src/app/features/session/log-in-out.ts';
import { opened, yes } from '../../../../support/accounts-platform.ts';

beforeEach(() => {
  startSession(() => {});
  openSession(opened);
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['answers', () => Promise.resolve(new Response(JSON.stringify(yes())))],
  ['does not answer', () => Promise.reject(new TypeError('network'))],
])('after sign-out the phone holds no session, where the platform %s', async (_name, answer) => {
  const tokens: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => (tokens.push((headers as Record<string, string>).Authorization), answer()));
  await signOut();
  expect(tokens).toEqual([opened.token]);
  expect([session.value, identity.token(), localStorage.getItem(storageKeys.session), localStorage.getItem(storageKeys.autoLogin)]).toEqual([undefined, undefined, null, '0']);
});
