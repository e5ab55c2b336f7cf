import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../src/app/runtime/router/navigate.ts';
import Forget, { maskedEmail } from '../../../../src/app/screens/forget/index.tsx';
import { sessionPassword } from '../../../../src/app/features/auth/password/session-password.ts';
import { recallLogin, rememberLogin } from '../../../../src/app/features/auth/password/remembered-login.ts';
import { toasts } from '../../../../src/app/ui/messages/messages.ts';
import { endSession, session } from '../../../../src/app/features/session/session.ts';
import { answers, bodyOf, calls, faultOf, field, fill, no, opened, send, setFlags, settle, shownFields, startPlatform, unseal, yes } from '../../../support/accounts-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();

const mailPath = '/wps/member/password/forgot';
const phonePath = '/wps/member/password/phone';
const loginPath = '/wps/session/login';

async function show() {
  const screen = render(<Forget />);
  await settle();
  const press = async (name: string, role = 'button') => {
    act(() => screen.getByRole(role, { name }).click());
    await settle();
  };
  return { ...screen, press, submit: () => document.querySelector('[type=submit]')! };
}

/** Opens the phone form and requests a code. */
async function showPhone() {
  const shown = await show();
  await shown.press('Celular', 'tab');
  fill({ mobileNum: '11912345678' });
  await shown.press('Receber código');
  return shown;
}

beforeAll(async () => void (await import('../../../../src/app/gateway/envelope.ts')));

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['forget', 'form', 'common']);
  localStorage.clear();
  sessionStorage.clear();
  navigate.mockReset();
  connectRouter(navigate);
  toasts.value = [];
  await startPlatform(['CHNGPASSVERIF3', 'HOLDPASSWORD'], {
    [mailPath]: yes(), [phonePath]: yes(), [loginPath]: yes(opened), '/wps/verification/sms/noLogin': yes({}),
    '/wps/system/country': yes({ code: 'BR', countries: [] }),
  });
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the phone tab shows only with its flag: one way is no choice', async () => {
  const { queryByRole, press } = await show();
  await press('Celular', 'tab');
  await setFlags([]);
  await settle();
  expect([queryByRole('tablist'), queryByRole('tabpanel'), shownFields()]).toEqual([null, null, ['username', 'email']]);
});

test.each(['marina', 'marina@', 'marina@example', 'marina@example.c', 'a b@example.com', `${'m'.repeat(250)}@example.com`])('an invalid e-mail shows an error and sends nothing: %.40s', async (email) => {
  await show();
  fill({ username: 'marina12', email });
  await send();
  expect(faultOf('email')).not.toBe('');
  expect(calls(mailPath)).toHaveLength(0);
});

test('sends the trimmed texts as a form, says where to look and what to do, sends another after a minute, and leads back to login', async () => {
  const { press, getByText, getByRole } = await show();
  fill({ username: ' marina12 ', email: ' marina.s@example.com.br ' });
  await send();
  expect(calls(mailPath).map(({ request }) => [String(request.body), (request.headers as Record<string, string>)['Content-Type']])).toEqual([
    ['username=marina12&email=marina.s%40example.com.br', 'application/x-www-form-urlencoded'],
  ]);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Pronto! Veja o seu e-mail.']);
  getByRole('heading', { name: 'Veja o seu e-mail' });
  getByText(/m•••s@example\.com\.br/);
  expect(document.activeElement?.tagName).toBe('MAIN');
  await send();
  expect([calls(mailPath).length, document.querySelector('[type=submit]')!.getAttribute('aria-disabled')]).toEqual([1, 'true']);
  expect(navigate).not.toHaveBeenCalled();
  await press('Voltar para entrar');
  expect(navigate.mock.calls).toEqual([['/m/login', true]]);
});

test('an address is masked so that its owner alone knows it again', () => {
  expect(['marina@example.com', 'jo@a.br', 'x@a.br'].map(maskedEmail)).toEqual(['m•••a@example.com', 'j•••o@a.br', 'x•••@a.br']);
});

test('the code field is disabled until a code was sent; an untouched or invalid form sends nothing', async () => {
  const { press, submit } = await show();
  await press('Celular', 'tab');
  expect([field('code').disabled, submit().getAttribute('aria-disabled')]).toEqual([true, 'true']);
  await send();
  expect(faultOf('mobileNum')).toBe('');
  await press('Receber código');
  expect([faultOf('mobileNum'), field('code').disabled]).toEqual(['Digite o número do celular', true]);
  fill({ mobileNum: '119' });
  act(() => field('mobileNum').blur());
  expect(faultOf('mobileNum')).toBe('O número tem de 8 a 20 dígitos');
  fill({ mobileNum: '11912345678' });
  await press('Receber código');
  await settle();
  expect([field('code').disabled, submit().getAttribute('aria-disabled'), document.activeElement]).toEqual([false, 'false', field('code')]);
});

test('sets the new password and logs in with it', async () => {
  await showPhone();
  fill({ code: '4711', newPassword: 'segredo2' });
  await send();
  expect(calls(phonePath).map(bodyOf)).toEqual([{ newPassword: 'segredo2', mobileNum: '11912345678', verificationCode: '4711' }]);
  expect(calls(loginPath).map(unseal)).toEqual([{ type: 'username', username: '11912345678', password: 'segredo2' }]);
  expect([session.value?.token, sessionPassword()]).toEqual(['token-1', 'segredo2']);
  expect(navigate.mock.calls).toEqual([['/m/home', true]]);
});

test('a remembered login gets the new password', async () => {
  rememberLogin({ type: 'username', username: 'marina12', account: 'marina12', password: 'segredo1', countryDialingCode: '' });
  await showPhone();
  fill({ code: '4711', newPassword: 'segredo2' });
  await send();
  expect(recallLogin('username')?.password).toBe('segredo2');
});

test('a login that fails after the new password leads to the login screen', async () => {
  answers[loginPath] = no('login.wrong', { captcha: true });
  await showPhone();
  fill({ code: '4711', newPassword: 'segredo2' });
  await send();
  expect(navigate.mock.calls).toEqual([['/m/login', false]]);
});

test('a refusal of the old password clears the password; any other refusal clears the code', async () => {
  answers[phonePath] = no('modify.new.old.same');
  await showPhone();
  fill({ code: '4711', newPassword: 'segredo2' });
  await send();
  expect([field('code').value, field('newPassword').value, faultOf('newPassword')]).toEqual(['4711', '', 'A senha nova não pode ser igual à antiga.']);
  answers[phonePath] = no('verification.wrong');
  fill({ newPassword: 'segredo3' });
  await send();
  expect([field('code').value, field('newPassword').value]).toEqual(['', 'segredo3']);
});

test('a change whose answer was lost logs in where it was made, and says so where it was not', async () => {
  answers[phonePath] = () => Promise.reject(new TypeError('Failed to fetch'));
  answers[loginPath] = no('login.wrong', { captcha: true });
  const { getByRole } = await showPhone();
  fill({ code: '4711', newPassword: 'segredo2' });
  await send();
  expect(getByRole('alert').textContent).toContain('a senha antiga ainda vale');
  answers[loginPath] = yes(opened);
  fill({ code: '4711' });
  answers[phonePath] = no('verification.wrong');
  await send();
  expect([session.value?.token, toasts.value.at(-1)?.text]).toEqual(['token-1', 'Senha trocada.']);
});

test('after a reload while the message is read, the phone form is back with its number, but for the password', async () => {
  await showPhone();
  fill({ code: '123456', newPassword: 'segredo2' });
  cleanup();
  await show();
  expect([field('mobileNum').value, field('code').value, field('newPassword').value]).toEqual(['11912345678', '', '']);
  expect(field('code').disabled).toBe(false);
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('segredo2');
});
