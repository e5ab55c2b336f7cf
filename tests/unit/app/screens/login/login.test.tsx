import { createDecipheriv, generateKeyPairSync, privateDecrypt, constants } from 'node:crypto';
import { act, cleanup, fireEvent, render, within } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Login from '../../../../../src/app/screens/login/index.tsx';
import { gatewayKeysPath } from '../../../../../src/contract/gateway-keys.ts';
import { pageData } from '../../../../../src/app/device/page-data.ts';
import { storageKeys } from '../../../../../src/app/device/storage.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter, takeReturn } from '../../../../../src/app/runtime/router/navigate.ts';
import { recallLogin, rememberLogin } from '../../../../../src/app/features/auth/password/remembered-login.ts';
import { endSession, session } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { settle, stopClock } from '../../../../support/accounts-platform.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });

const opened = { token: 'token-1', userName: 'marina12', customerType: 0, firstTimeLogin: false };
const good = { success: true, value: opened };
const wrong = { success: false, errorCode: 'login.wrong' };
const wrongWithCaptcha = { ...wrong, value: { captcha: true } };

const navigate = vi.fn<(url: string, replace?: boolean) => void>();
/** The platform's answers by path. */
let answers: Record<string, unknown> = {};
let sent: { path: string; request: RequestInit }[] = [];
const calls = (path: string) => sent.filter((call) => call.path === path);

/** Decrypts a body with Node's ciphers, an implementation other than the phone's. */
function unseal({ request }: { request: RequestInit }): unknown {
  const sealedKey = Buffer.from((request.headers as Record<string, string>).Encryption!, 'base64');
  // OpenSSL answers a broken PKCS#1 v1.5 padding with random bytes: then JSON.parse below throws.
  const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, sealedKey);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return JSON.parse(Buffer.concat([cipher.update(String(request.body), 'base64'), cipher.final()]).toString('utf8'));
}


async function show() {
  const screen = render(<Login />);
  await settle();
  const input = (label: string) => screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;
  return {
    ...screen,
    input,
    fill(username: string, password: string) {
      act(() => void fireEvent.input(input('Usuário'), { target: { value: username } }));
      act(() => void fireEvent.input(input('Senha'), { target: { value: password } }));
    },
    async tap(name: string | RegExp) {
      act(() => screen.getByRole('button', { name }).click());
      await settle();
    },
    alert: () => screen.getByRole('alert').textContent,
  };
}

// The first login loads the ciphers: loaded here, they do not count towards a test's time limit.
beforeAll(async () => void (await import('../../../../../src/app/gateway/envelope.ts')));

beforeEach(async () => {
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['login', 'form']);
  localStorage.clear();
  sessionStorage.clear();
  stopClock();
  navigate.mockReset();
  connectRouter(navigate);
  sent = [];
  answers = { '/wps/session/login': good, '/wps/session/login/freeplay': { success: true, value: { ...opened, customerType: 4 } }, '/wps/captcha': { success: true, value: 'data:image/png;base64,iVBORw0KGgoA' } };
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path === gatewayKeysPath) return Response.json([{ publicKey }]);
    sent.push({ path, request });
    const answer = answers[path];
    return answer instanceof Promise ? answer : new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status: 200 });
  });
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('sends the encrypted login once, opens the session and goes home', async () => {
  const { fill, tap } = await show();
  fill(' Marina12 ', 'segrêdo🎰');
  await tap('Entrar');
  expect(calls('/wps/session/login').map(unseal)).toEqual([{ type: 'username', username: 'Marina12', password: 'segrêdo🎰' }]);
  expect(session.value).toMatchObject({ token: 'token-1', userName: 'marina12', type: 0, firstTimeLogin: false });
  expect(navigate.mock.calls).toEqual([['/m/home', true]]);
});

test('leads to the stored return address, once', async () => {
  sessionStorage.setItem(storageKeys.returnTo, '/m/launchGame?id=7');
  const { fill, tap } = await show();
  fill('marina12', 'segredo1');
  await tap('Entrar');
  expect(navigate.mock.calls).toEqual([['/m/launchGame?id=7', true]]);
  expect(takeReturn()).toBe('/m/home');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', '', '/m/login', '/m/login?again'])('a stored return address of %s leads home instead', (stored) => {
  sessionStorage.setItem(storageKeys.returnTo, stored);
  expect(takeReturn()).toBe('/m/home');
});

test('a member who opens the login page is sent home', async () => {
  openSession(opened);
  await show();
  expect(navigate.mock.calls).toEqual([['/m/home', true]]);
});

test('a kept session without a token is no member\'s: the login leads home', async () => {
  localStorage.setItem(storageKeys.session, '{}');
  const { fill, tap } = await show();
  fill('marina12', 'segredo1');
  await tap('Entrar');
  expect(navigate.mock.calls).toEqual([['/m/home', true]]);
});

test('a wrong password shows the refusal and keeps the texts, without a captcha unless the platform demands it', async () => {
  answers['/wps/session/login'] = wrong;
  const { fill, tap, alert, input, queryByLabelText } = await show();
  fill('marina12', 'segredo1');
  await tap('Entrar');
  expect(alert()).toBe('Usuário ou senha incorretos.');
  expect(queryByLabelText('Código de verificação')).toBeNull();
  expect([input('Usuário').value, input('Senha').value]).toEqual(['marina12', 'segredo1']);
  expect(navigate).not.toHaveBeenCalled();
});

test('a refusal that demands a captcha shows it focused; it is required, sent, and renewed after each refusal', async () => {
  answers['/wps/session/login'] = wrongWithCaptcha;
  const { fill, tap, input, getByRole } = await show();
  expect(calls('/wps/captcha')).toHaveLength(0);
  fill('marina12', 'segredo1');
  await tap('Entrar');
  const code = input('Código de verificação');
  expect(document.activeElement).toBe(code);
  expect(getByRole('button', { name: 'Trocar a imagem do código' }).querySelector('img')!.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgoA');
  await tap('Entrar');
  expect(calls('/wps/session/login')).toHaveLength(1);
  expect(document.getElementById(code.getAttribute('aria-describedby')!)!.textContent).toBe('Digite o código de verificação');
  act(() => void fireEvent.input(code, { target: { value: '12' } }));
  await tap('Entrar');
  expect(unseal(calls('/wps/session/login')[1]!)).toMatchObject({ captcha: '12' });
  expect(code.value).toBe('');
  expect(calls('/wps/captcha')).toHaveLength(2);
  await tap('Trocar a imagem do código');
  expect(calls('/wps/captcha')).toHaveLength(3);
});

test('a typed captcha stays after a network failure', async () => {
  answers['/wps/session/login'] = wrongWithCaptcha;
  const { fill, tap, input } = await show();
  fill('marina12', 'segredo1');
  await tap('Entrar');
  act(() => void fireEvent.input(input('Código de verificação'), { target: { value: '12' } }));
  answers['/wps/session/login'] = Promise.reject(new TypeError('network'));
  await tap('Entrar');
  expect(input('Código de verificação').value).toBe('12');
  expect(calls('/wps/captcha')).toHaveLength(1);
});

test.each([
  ['<html>', 'O problema é do nosso lado. Tente de novo em instantes.'],
  [{ success: true, value: 0 }, 'O problema é do nosso lado. Tente de novo em instantes.'],
  [{ success: false, errorCode: 'login.non.agent' }, 'Só agentes podem entrar aqui.'],
  [{ success: false, errorCode: 'login.non.member' }, 'Esta conta não é de jogador e não pode entrar aqui.'],
  [{ success: false, errorCode: 'made.up', value: 'nonsense' }, 'Algo deu errado. Tente de novo.'],
])('the answer %o shows: %s', async (answer, sentence) => {
  answers['/wps/session/login'] = answer;
  const { fill, tap, alert } = await show();
  fill('marina12', 'segredo1');
  await tap('Entrar');
  expect(alert()).toBe(sentence);
  expect(session.value).toBeUndefined();
});

test('a login is remembered only when the box is ticked, and filled in at the next visit', async () => {
  const first = await show();
  first.fill('marina12', 'segredo1');
  await first.tap('Entrar');
  expect(recallLogin('username')).toBeUndefined();
  first.unmount();
  endSession();

  const second = await show();
  second.fill('marina12', 'segredo1');
  act(() => second.getByRole('checkbox').click());
  await second.tap('Entrar');
  expect(recallLogin('username')).toEqual({ type: 'username', username: 'marina12', account: 'marina12', password: 'segredo1', countryDialingCode: '' });
  second.unmount();

  session.value = undefined;
  const third = await show();
  expect([third.input('Usuário').value, third.input('Senha').value]).toEqual(['marina12', 'segredo1']);
  expect((third.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
});

test('text typed and a box ticked before hydration stay, in place of the remembered login', async () => {
  rememberLogin({ type: 'username', username: 'marina12', password: 'segredo1', countryDialingCode: '' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Login />);
  container.querySelector('input')!.value = 'joana77';
  container.querySelector<HTMLInputElement>('input[type=checkbox]')!.checked = true;
  const root = hydrateRoot(container, <Login />);
  const { getByLabelText, getByRole } = within(container);
  await settle();
  act(() => getByRole('button', { name: 'Entrar' }).click());
  expect((getByLabelText('Usuário', { selector: 'input' }) as HTMLInputElement).value).toBe('joana77');
  expect((getByLabelText('Senha') as HTMLInputElement).value).toBe('');
  expect((getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
  expect(document.activeElement).toBe(getByLabelText('Senha'));
  root.unmount();
  container.remove();
});

test('a trial leads home, and not to the stored return address', async () => {
  sessionStorage.setItem(storageKeys.returnTo, '/m/withdraw');
  const { tap } = await show();
  await tap('Jogar grátis, sem cadastro');
  expect(sessionStorage.getItem(storageKeys.trialUser)).toBe('marina12');
  expect(navigate.mock.calls).toEqual([['/m/home', true]]);
});

test('during a login, neither button sends anything', async () => {
  answers['/wps/session/login'] = new Promise(() => {});
  const { fill, tap } = await show();
  fill('marina12', 'segredo1');
  await tap('Entrar');
  await tap('Entrando…');
  await tap('Jogar grátis, sem cadastro');
  // Beside it only what is prefetched for home.
  expect(sent.filter(({ path }) => path.startsWith('/wps/session/'))).toHaveLength(1);
});

test('the toggle shows and hides the password', async () => {
  const { tap, input, getByRole } = await show();
  await tap('Mostrar senha');
  expect(input('Senha').type).toBe('text');
  expect(getByRole('button', { name: 'Mostrar senha' }).getAttribute('aria-pressed')).toBe('true');
  await tap('Mostrar senha');
  expect(input('Senha').type).toBe('password');
});

test('the merchant\'s rule of login names counts, e-mails among them', async () => {
  pageData.merchant.rules = { username: { least: 3, most: 40, pattern: '[\\w.@-]+' } };
  try {
    const { fill, tap, queryByText } = await show();
    fill('an', 'segredo1');
    await tap('Entrar');
    expect(queryByText('Use de 3 a 40 caracteres')).not.toBeNull();
    fill('ana@example.com', 'segredo1');
    await tap('Entrar');
    expect(calls('/wps/session/login').map((sealed) => (unseal(sealed) as { username: string }).username)).toEqual(['ana@example.com']);
  } finally {
    delete pageData.merchant.rules;
  }
});
