import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RegistrationField } from '../../../../src/contract/registration.ts';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import { setLanguage } from '../../../../src/app/features/language/set-language.ts';
import { connectRouter } from '../../../../src/app/runtime/router/navigate.ts';
import { hydrated } from '../../../../src/app/runtime/scheduling/hydration.tsx';
import Register from '../../../../src/app/screens/register/index.tsx';
import { carriedNumber } from '../../../../src/app/features/auth/dialing-code/number.ts';
import { forgetDraft } from '../../../../src/app/screens/register/registration.ts';
import { sessionPassword } from '../../../../src/app/features/auth/password/session-password.ts';
import { toasts } from '../../../../src/app/ui/messages/messages.ts';
import { endSession, session } from '../../../../src/app/features/session/session.ts';
import { rules } from '../../../../src/sandbox/accounts/field-rules.ts';
import { answers, bodyOf, calls, faultOf, field, fill, no, opened, send, setFlags, settle, shownFields, startPlatform, unseal, yes } from '../../../support/accounts-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();

const registerPath = '/wps/member/register';
const affiliatePath = '/wps/affiliate/check';

/** Settings that enable these fields; a star requires one. */
const settingsWith = (...fields: string[]) =>
  yes(Object.fromEntries(fields.map((name) => [name.replace('*', ''), { enabled: true, required: name.endsWith('*') }])));

async function show(search = '') {
  history.replaceState(null, '', `/m/register${search}`);
  const screen = render(<Register />);
  await settle();
  const press = async (name: string, role = 'button') => {
    act(() => screen.getByRole(role, { name }).click());
    await settle();
  };
  return { ...screen, press };
}

const tick = () => act(() => field('adult').click());
const good = { username: 'marina12', password: 'segredo1', confirmPassword: 'segredo1' };

// The first registration loads the ciphers: loaded here, they do not count towards a test's time limit.
beforeAll(async () => void (await import('../../../../src/app/gateway/envelope.ts')));

beforeEach(async () => {
  hydrated.value = true;
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['register', 'form', 'common']);
  localStorage.clear();
  sessionStorage.clear();
  navigate.mockReset();
  connectRouter(navigate);
  toasts.value = [];
  await startPlatform(['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'HOLDPASSWORD'], {
    '/wps/member/register/settings': settingsWith('confirmPassword*', 'mobileNum', 'email', 'affiliateCode'),
    '/wps/member/register/rules': yes(rules),
    '/wps/system/country': yes({ code: 'PT', countries: [{ code: 'PT', name: 'Portugal', dialingCode: '+351' }] }),
    '/wps/verification': yes({ free: true }),
    '/wps/verification/sms': yes({}),
    '/wps/captcha': yes('data:image/png;base64,iVBORw0KGgoA'),
    [affiliatePath]: yes(),
    [registerPath]: yes(opened),
  });
});

afterEach(() => {
  cleanup();
  endSession();
  forgetDraft();
  vi.unstubAllGlobals();
});

test('required fields come first, optional ones below a button, each only where its setting enables it', async () => {
  const { press } = await show();
  expect(shownFields()).toEqual(['username', 'password', 'confirmPassword', 'adult']);
  expect([field('username').getAttribute('aria-required'), document.querySelector('label[for=field-username]')!.textContent]).toEqual(['true', 'Usuário *']);
  await press('Mais sobre você (opcional)');
  expect(shownFields()).toEqual(['username', 'password', 'confirmPassword', 'mobileNum', 'email', 'affiliateCode', 'verificationCode', 'adult']);
  expect(document.activeElement).toBe(field('mobileNum'));
});

test('sends the whole encrypted payload, shows a toast, and opens the session', async () => {
  const { press } = await show();
  await press('Mais sobre você (opcional)');
  fill({ ...good, mobileNum: '912345678', verificationCode: '4711', email: ' marina@example.com ', affiliateCode: 'AMIGO' });
  tick();
  await send();
  expect(calls(registerPath).map((call) => [call.method, unseal(call)])).toEqual([['PUT', {
    ...good, mobileNum: '912345678', verificationCode: '4711', email: 'marina@example.com', affiliateCode: 'AMIGO', countryDialingCode: '+351',
    registerUrl: location.hostname, registerMethod: 'H5', domain: location.hostname, type: 0,
  }]]);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Cadastro feito com sucesso!']);
  expect(session.value).toMatchObject({ token: 'token-1' });
  expect(sessionPassword()).toBe('segredo1');
  expect(navigate.mock.calls).toEqual([['/m/home', true]]);
});

test('the first invalid field takes the focus, and nothing is sent without the 18+ box', async () => {
  await show();
  fill({ username: 'ana', password: 'segredo1', confirmPassword: 'segredo1' });
  await send();
  expect(document.activeElement).toBe(field('username'));
  fill({ username: 'marina12' });
  await send();
  expect(document.activeElement).toBe(field('adult'));
  expect(faultOf('adult')).toBe('Confirme que você tem 18 anos ou mais');
  expect(calls(registerPath)).toHaveLength(0);
});

test('a changed password checks the confirmation again', async () => {
  await show();
  fill({ password: 'segredo1', confirmPassword: 'segredo1' });
  fill({ password: 'segredo2' });
  await settle();
  expect(faultOf('confirmPassword')).toBe('As senhas não são iguais');
  fill({ password: 'segredo1' });
  await settle();
  expect(faultOf('confirmPassword')).toBe('');
});

test('an optional number requires its code', async () => {
  const { press } = await show();
  await press('Mais sobre você (opcional)');
  fill({ ...good, mobileNum: '912345678' });
  tick();
  await send();
  expect(faultOf('verificationCode')).toBe('Digite o código que você recebeu');
  expect(calls(registerPath)).toHaveLength(0);
});

test('two methods have tabs that share the number, one method has no tabs, and none shows a closed registration', async () => {
  const { press, queryByRole, container } = await show();
  await press('Mais sobre você (opcional)');
  fill({ mobileNum: '912345678' });
  await press('Celular', 'tab');
  expect([shownFields()[0], ...shownFields().slice(-2)]).toEqual(['mobileNum', 'verificationCode', 'adult']);
  expect(field('mobileNum').value).toBe('912345678');
  await press('Usuário', 'tab');
  expect(field('mobileNum').value).toBe('912345678');
  await setFlags(['MOBILENUMREG3']);
  await settle();
  expect(queryByRole('tab')).toBeNull();
  expect(shownFields()[0]).toBe('mobileNum');
  await setFlags(['USERNAMEREG3']);
  await settle();
  expect([queryByRole('tab'), shownFields()[0]]).toEqual([null, 'username']);
  await setFlags([]);
  await settle();
  expect(container.textContent).toContain('Cadastro fechado');
});

test('an invitation code in the address is filled in and checked once', async () => {
  await show('?affiliateCode=AMIGO');
  expect(field('affiliateCode').value).toBe('AMIGO');
  fill(good);
  tick();
  await send();
  expect(calls(affiliatePath).map(bodyOf)).toEqual([{ code: 'AMIGO', domain: location.hostname }]);
  expect(unseal(calls(registerPath)[0]!)).toMatchObject({ affiliateCode: 'AMIGO' });
});

test('a wrong invitation code that was typed shows its error, takes the focus, and sends nothing', async () => {
  answers[affiliatePath] = no('invitation.wrong');
  const { press } = await show();
  await press('Mais sobre você (opcional)');
  fill({ ...good, affiliateCode: 'NADA' });
  tick();
  await send();
  expect(faultOf('affiliateCode')).toBe('Código de convite inválido.');
  expect(document.activeElement).toBe(field('affiliateCode'));
  expect(calls(registerPath)).toHaveLength(0);
});

test.each<[RegistrationField, string, string]>([['username', 'user.exists', 'Este nome de usuário já existe.'], ['password', 'user.malformed', 'Usuário, senha ou e-mail em formato incorreto.']])(
  'a refusal about %s shows below its field and keeps the typed text', async (name, code, sentence) => {
    answers[registerPath] = no(code, { field: name });
    await show();
    fill(good);
    tick();
    await send();
    expect(faultOf(name)).toBe(sentence);
    expect(document.activeElement).toBe(field(name));
    expect([field('username').value, field('password').value, field('adult').checked]).toEqual(['marina12', 'segredo1', true]);
  },
);

test('a captcha is required where it is enabled, and renewed after a refusal', async () => {
  answers['/wps/member/register/settings'] = settingsWith('captcha');
  answers[registerPath] = no('captcha.wrong', { field: 'captcha', captcha: true });
  await show();
  fill({ username: 'marina12', password: 'segredo1' });
  tick();
  await send();
  expect(faultOf('captcha')).toBe('Digite o código de verificação');
  fill({ captcha: '12' });
  await send();
  expect([faultOf('captcha'), field('captcha').value]).toEqual(['O código de verificação não confere.', '']);
  expect(calls('/wps/captcha')).toHaveLength(2);
});

test('a taken name shows its error when the field loses the focus', async () => {
  answers['/wps/verification'] = yes({ free: false });
  await show();
  fill({ username: 'marina' });
  act(() => field('username').focus());
  act(() => field('password').focus());
  await settle();
  expect(faultOf('username')).toBe('Este nome de usuário já existe.');
});

test('a taken number has its own error, from each of the three calls, in the current language', async () => {
  answers['/wps/verification'] = yes({ free: false });
  const { press } = await show();
  await press('Celular', 'tab');
  fill({ mobileNum: '912345678' });
  act(() => field('mobileNum').focus());
  act(() => field('password').focus());
  await settle();
  expect(faultOf('mobileNum')).toBe('Este número já tem conta. Entre com ele ou use outro.');
  answers['/wps/verification/sms'] = no('user.exists', { field: 'mobileNum' });
  fill({ mobileNum: '912345679' });
  await press('Receber código');
  expect(faultOf('mobileNum')).toBe('Este número já tem conta. Entre com ele ou use outro.');
  await act(() => setLanguage('en'));
  await vi.advanceTimersByTimeAsync(300);
  expect(faultOf('mobileNum')).toBe('This number already has an account. Log in with it, or use another one.');
  await act(() => setLanguage('pt'));
  await vi.advanceTimersByTimeAsync(300);
  answers[registerPath] = no('user.exists', { field: 'mobileNum' });
  fill({ mobileNum: '912345670', verificationCode: '4711', password: 'segredo1', confirmPassword: 'segredo1' });
  tick();
  await send();
  expect(faultOf('mobileNum')).toBe('Este número já tem conta. Entre com ele ou use outro.');
});

test('the error of a wrong code is translated when the language changes', async () => {
  answers[registerPath] = no('verification.wrong', { field: 'verificationCode' });
  const { press } = await show();
  await press('Celular', 'tab');
  fill({ mobileNum: '912345670', verificationCode: '4711', password: 'segredo1', confirmPassword: 'segredo1' });
  tick();
  await send();
  expect(faultOf('verificationCode')).toBe('Código de verificação incorreto.');
  await act(() => setLanguage('en'));
  await vi.advanceTimersByTimeAsync(300);
  expect(faultOf('verificationCode')).toBe('Wrong code.');
  await act(() => setLanguage('pt'));
});

test('a network failure sends nothing again; a return to the page fills in the typed text', async () => {
  answers[registerPath] = () => Promise.reject(new TypeError('network'));
  const screen = await show();
  fill(good);
  tick();
  await send();
  expect(screen.getByRole('alert').textContent).toContain('não deu para saber se a conta foi criada');
  expect(calls(registerPath)).toHaveLength(1);
  screen.unmount();
  await show();
  expect([field('username').value, field('password').value, field('adult').checked]).toEqual(['marina12', 'segredo1', true]);
});

test('rules that fail to load show an error and a retry', async () => {
  answers['/wps/member/register/rules'] = no('system.unknown');
  const { press, container } = await show();
  expect(container.textContent).toContain('O cadastro não carregou');
  answers['/wps/member/register/rules'] = yes(rules);
  await press('Tentar de novo');
  expect(shownFields()).toContain('username');
});

test('a reload keeps the typed text, except passwords and code', async () => {
  const { press, unmount } = await show();
  await press('Mais sobre você (opcional)');
  fill({ ...good, mobileNum: '912345678', verificationCode: '4711', email: 'marina@example.com' });
  tick();
  await settle();
  unmount();
  const stored = { ...sessionStorage };
  forgetDraft();
  expect(Object.keys({ ...sessionStorage })).toEqual([]);
  for (const key of Object.keys(stored)) sessionStorage.setItem(key, String(stored[key]));
  expect(JSON.stringify(stored)).not.toMatch(/segredo1|4711/);
  await show();
  const restored = ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode', 'email'].map((name) => field(name).value);
  expect([...restored, field('adult').checked]).toEqual(['marina12', '', '', '912345678', '', 'marina@example.com', true]);
});

test('an unreadable draft is ignored', async () => {
  sessionStorage.setItem('registration', '{"texts":7}');
  await show();
  expect(field('username').value).toBe('');
});

test('a registration whose answer was lost logs in where the account was made', async () => {
  answers[registerPath] = () => Promise.reject(new TypeError('Failed to fetch'));
  answers['/wps/session/login'] = yes(opened);
  await show();
  fill(good);
  tick();
  await send();
  expect(calls('/wps/session/login').map(unseal)).toEqual([{ type: 'username', username: 'marina12', password: 'segredo1' }]);
  expect([session.value?.token, toasts.value.at(-1)?.text]).toEqual(['token-1', 'Cadastro feito com sucesso!']);
});

test('a registration that never came says that there is no account yet', async () => {
  answers[registerPath] = () => Promise.reject(new TypeError('Failed to fetch'));
  answers['/wps/session/login'] = no('login.wrong', { captcha: true });
  const { getByRole } = await show();
  fill(good);
  tick();
  await send();
  expect(getByRole('alert').textContent).toContain('a conta ainda não existe');
  answers['/wps/session/login'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await send();
  expect(getByRole('alert').textContent).toContain('não deu para saber se a conta foi criada');
});

test.each(['AMIGO.', 'x', 'NINGUEM'])('an invitation %s in the address never stops a registration that needs none', async (code) => {
  if (code !== 'AMIGO.') answers[affiliatePath] = no('invitation.wrong', { field: 'affiliateCode' });
  await show(`?affiliateCode=${code}`);
  expect(field('affiliateCode').value).toBe(code === 'AMIGO.' ? 'AMIGO' : '');
  fill(good);
  tick();
  await send();
  expect(session.value?.token).toBe('token-1');
  expect(unseal(calls(registerPath)[0]!)).toMatchObject({ username: 'marina12', ...(code === 'AMIGO.' && { affiliateCode: 'AMIGO' }) });
});

test('an invitation by which the visit began on another page is filled in', async () => {
  sessionStorage.setItem('invitation', '/m/home?affiliateCode=AMIGO');
  await show();
  expect([field('affiliateCode').value, calls(affiliatePath).length]).toEqual(['AMIGO', 1]);
});

test('a number of no account comes along from login, to a registration by number', async () => {
  carriedNumber.value = { number: '11912345678', dialingCode: '+351' };
  const { getByRole } = await show();
  expect([field('mobileNum').value, getByRole('tab', { name: 'Celular' }).getAttribute('aria-selected')]).toEqual(['11912345678', 'true']);
  expect(carriedNumber.value).toBeUndefined();
});
