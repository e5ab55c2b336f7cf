import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../../../../src/app/device/storage.ts';
import { unlinkedToken } from '../../../../../../src/app/features/auth/external/external-auth.ts';
import { logInReturned, logInWith } from '../../../../../../src/app/features/auth/external/external-login.ts';
import { questions } from '../../../../../../src/app/ui/messages/messages.ts';
import { answers, calls, no, opened, settle, startPlatform, unseal, yes } from '../../../../../support/accounts-platform.ts';

const loginPath = '/wps/session/login';
const firebase = vi.hoisted(() => ({ socialToken: vi.fn<(config: unknown, provider: string, leaving: () => void) => Promise<string | undefined>>(), redirectedToken: vi.fn<() => Promise<string | undefined>>() }));
vi.mock('../../../../../../src/app/features/auth/external/firebase.ts', () => firebase);

beforeAll(async () => void (await import('../../../../../../src/app/gateway/envelope.ts')));
beforeEach(async () => {
  sessionStorage.clear();
  questions.value = [];
  unlinkedToken.value = undefined;
  firebase.socialToken.mockResolvedValue('token-of-google');
  await startPlatform(['GOOGLELOGIN3'], { [loginPath]: yes(opened) }, { externalAuth: { provider: 'firebase', apiKey: 'k', authDomain: 'a', projectId: 'p' } });
});
afterEach(() => vi.unstubAllGlobals());

/** What a promise ends in, once `act` has had its turn. */
async function endOf<T>(promise: Promise<T>, act = () => {}): Promise<unknown> {
  const ended = promise.catch((error: unknown) => error);
  await settle();
  act();
  await settle();
  return ended;
}

test('a page that was left to sign in and come back to by Back says that nothing came back', async () => {
  firebase.socialToken.mockImplementation(async (_config, _provider, leaving) => void leaving());
  expect(await endOf(logInWith('google'))).toMatchObject({ key: 'form:social.nothing' });
  expect(sessionStorage.getItem(storageKeys.signingIn)).toBe(null);
});

test('a return with nothing says so, once', async () => {
  sessionStorage.setItem(storageKeys.signingIn, 'google');
  firebase.redirectedToken.mockResolvedValue(undefined);
  expect(await endOf(logInReturned())).toMatchObject({ key: 'form:social.nothing' });
  expect(await endOf(logInReturned())).toBeUndefined();
});

test('a sign-in whose e-mail has an account says how that is entered, and keeps its token for the password', async () => {
  answers[loginPath] = no('login.other', { provider: 'password' });
  expect(await endOf(logInWith('google'), () => questions.value[0]!.answer(false))).toMatchObject({ key: 'form:social.other.password' });
  expect([calls(loginPath).length, unlinkedToken.value]).toEqual([1, 'token-of-google']);
});

test('an account of its own is opened for who asks for it, and for nobody else', async () => {
  answers[loginPath] = () => (calls(loginPath).length === 1 ? no('login.other', { provider: 'google.com' }) : yes(opened));
  expect(await endOf(logInWith('google'), () => questions.value[0]!.answer(true))).toMatchObject({ token: 'token-1' });
  expect(calls(loginPath).map((sent) => (unseal(sent) as { another?: boolean }).another)).toEqual([undefined, true]);
});
