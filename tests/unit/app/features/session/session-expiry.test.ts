import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { memberInfo, unreadCount } from '../../../../../src/contract/endpoints/member.ts';
import { storageKeys } from '../../../../../src/app/device/storage.ts';
import { call } from '../../../../../src/app/gateway/call.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter, takeReturn } from '../../../../../src/app/runtime/router/navigate.ts';
import { resumeSession } from '../../../../../src/app/start.ts';
import { sessionPassword, setSessionPassword } from '../../../../../src/app/features/auth/password/session-password.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { recallLogin, rememberLogin } from '../../../../../src/app/features/auth/password/remembered-login.ts';
import { loggedIn } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { no, opened, settle, startPlatform, yes } from '../../../../support/accounts-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();
const login = { type: 'username', username: 'marina12', password: 'segredo1', countryDialingCode: '' };

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  connectRouter(navigate);
  await startPlatform(['HOLDPASSWORD'], {
    '/wps/system/status': yes({ maintenance: false, restricted: false, serverTime: Date.now() }),
    '/wps/member/info': no('session.expired'), '/wps/message/unread': no('session.expired'),
  });
});

afterAll(() => vi.unstubAllGlobals());

test('an expired session found by several calls gives one toast and one way to login, and keeps the remembered login', async () => {
  history.replaceState(null, '', '/m/set?x=1');
  resumeSession();
  rememberLogin(login);
  openSession(opened);
  setSessionPassword('segredo1');
  await Promise.allSettled([call(memberInfo, {}), call(unreadCount, {}), call(memberInfo, {})]);
  await settle();
  expect(toasts.value.map(({ text }) => text)).toEqual(['Sua sessão foi encerrada. Entre de novo.']);
  expect(navigate.mock.calls).toEqual([['/m/login', false]]);
  expect([loggedIn.value, recallLogin('username'), sessionPassword()]).toEqual([false, login, undefined]);
  expect(takeReturn()).toBe('/m/set?x=1');
  // The toast is removed after the next login.
  openSession(opened);
  expect(toasts.value).toEqual([]);
});

test('a sign-out in another tab ends the session here, without a toast', () => {
  toasts.value = [];
  openSession(opened);
  localStorage.removeItem(storageKeys.session);
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.session }));
  expect([loggedIn.value, toasts.value]).toEqual([false, []]);
});
