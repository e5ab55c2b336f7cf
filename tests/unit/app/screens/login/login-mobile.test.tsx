import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import Login from '../../../../../src/app/screens/login/index.tsx';
import { sessionPassword } from '../../../../../src/app/features/auth/password/session-password.ts';
import { recallLogin, rememberLogin } from '../../../../../src/app/features/auth/password/remembered-login.ts';
import { endSession, session } from '../../../../../src/app/features/session/session.ts';
import { answers, bodyOf, calls, field, fill, no, opened, send, setFlags, settle, shownFields, startPlatform, unseal, yes } from '../../../../support/accounts-platform.ts';

const loginPath = '/wps/session/login';
const codePath = '/wps/verification/sms/noLogin';

async function show() {
  const screen = render(<Login />);
  await settle();
  const press = async (name: string | RegExp, role = 'button') => {
    act(() => screen.getByRole(role, { name }).click());
    await settle();
  };
  return { ...screen, press };
}

beforeAll(async () => void (await import('../../../../../src/app/gateway/envelope.ts')));

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['login', 'form', 'common']);
  localStorage.clear();
  sessionStorage.clear();
  connectRouter(() => {});
  await startPlatform(['MOBILEVERCODELOGIN3'], {
    [loginPath]: yes(opened), [codePath]: yes({ expiredMinutes: 2 }), '/wps/captcha': yes('data:image/png;base64,AAAA'),
    '/wps/system/country': yes({ code: 'BR', countries: [{ code: 'BR', name: 'Brasil', dialingCode: '+55' }] }),
  });
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the mobile tab shows while its flag is on; without it there is no choice, and the form by username', async () => {
  const { press, queryByRole } = await show();
  await press('Celular', 'tab');
  expect(shownFields()).toEqual(['mobileNum', 'code']);
  await setFlags([]);
  await settle();
  expect([queryByRole('tablist'), queryByRole('tabpanel'), shownFields()]).toEqual([null, null, ['username', 'password']]);
});

test('logs in by number and code; the button is disabled until its countdown ends', async () => {
  const { press, getByRole } = await show();
  await press('Celular', 'tab');
  fill({ mobileNum: '11912345678' });
  await press('Receber código');
  expect(calls(codePath).map(bodyOf)).toEqual([{ mobileNum: '11912345678', countryDialingCode: '+55', module: 'VERIFICATION3' }]);
  expect(getByRole('button', { name: 'Novo em 120 s' }).getAttribute('aria-disabled')).toBe('true');
  await press('Novo em 120 s');
  expect(calls(codePath)).toHaveLength(1);
  fill({ code: '4711' });
  await send();
  expect(calls(loginPath).map(unseal)).toEqual([{ type: 'sms', username: '11912345678', password: '4711', countryDialingCode: '+55' }]);
  expect(session.value).toBeDefined();
  expect(sessionPassword()).toBeUndefined();
});

test('a reload keeps the wait of a number that was typed with its signs', async () => {
  const first = await show();
  await first.press('Celular', 'tab');
  fill({ mobileNum: '+55 (11) 91234-5678' });
  await first.press('Receber código');
  first.unmount();
  const { getByRole } = await show();
  expect(field('mobileNum').value).toBe('+55 (11) 91234-5678');
  expect(getByRole('button', { name: /^Novo em 1\d\d s$/ }).getAttribute('aria-disabled')).toBe('true');
});

test('a pasted number is reduced to its digits, on both tabs', async () => {
  const { press } = await show();
  fill({ username: '(11) 91234-5678', password: 'segredo1' });
  await send();
  expect(calls(loginPath).map(unseal)).toEqual([{ type: 'username', username: '11912345678', password: 'segredo1' }]);
  endSession();
  await press('Celular', 'tab');
  fill({ mobileNum: '+55 11 91234-5678' });
  await press('Receber código');
  expect(calls(codePath).map(bodyOf)).toEqual([{ mobileNum: '11912345678', countryDialingCode: '+55', module: 'VERIFICATION3' }]);
});

test('a number with another country\'s code shows an error and sends nothing', async () => {
  const { press } = await show();
  await press('Celular', 'tab');
  fill({ mobileNum: '+351 912 345 678' });
  await press('Receber código');
  expect([calls(codePath).length, document.querySelector('#field-mobileNum-fault')!.textContent]).toEqual([0, 'Digite só os números, com o DDD']);
});

test('each tab fills in its own remembered login; a code is never remembered', async () => {
  rememberLogin({ type: 'username', username: 'marina12', password: 'segredo1', countryDialingCode: '' });
  rememberLogin({ type: 'sms', username: '11912345678', password: '', countryDialingCode: '+351' });
  const { press } = await show();
  expect([field('username').value, field('password').value]).toEqual(['marina12', 'segredo1']);
  await press('Celular', 'tab');
  expect([field('mobileNum').value, field('code').value]).toEqual(['11912345678', '']);
  expect(document.querySelector('.number-field-code')!.textContent).toBe('+351');
  fill({ code: '4711' });
  await send();
  expect(recallLogin('sms')).toEqual({ type: 'sms', username: '11912345678', account: 'marina12', password: '', countryDialingCode: '+351' });
});

test('a login by number on the username tab is remembered with its account', async () => {
  const { getByRole } = await show();
  fill({ username: '11912345678', password: 'segredo1' });
  act(() => getByRole('checkbox').click());
  await send();
  expect(recallLogin('username')).toMatchObject({ username: '11912345678', account: 'marina12' });
});

test('a remembered login ticks the box of its own tab alone', async () => {
  rememberLogin({ type: 'sms', username: '11912345678', password: '', countryDialingCode: '+55' });
  const { press, getByRole } = await show();
  const box = () => getByRole('checkbox') as HTMLInputElement;
  expect(box().checked).toBe(false);
  await press('Celular', 'tab');
  expect(box().checked).toBe(true);
  await press('Usuário', 'tab');
  expect(box().checked).toBe(false);
});

test('a change of tab fetches another captcha', async () => {
  answers[loginPath] = no('login.wrong', { captcha: true });
  const { press } = await show();
  fill({ username: 'marina12', password: 'segredo1' });
  await send();
  expect(calls('/wps/captcha')).toHaveLength(1);
  await press('Celular', 'tab');
  expect(shownFields()).toContain('captcha');
  expect(calls('/wps/captcha')).toHaveLength(2);
});

test('the password of a login is held where the merchant wants it, in no storage', async () => {
  await show();
  fill({ username: 'marina12', password: 'segredo1' });
  await send();
  expect(sessionPassword()).toBeUndefined();
  await setFlags(['HOLDPASSWORD']);
  await send();
  expect(sessionPassword()).toBe('segredo1');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/segredo1|heldPassword/);
});

test('after a reload while the message is read, tab, number, dialling code and wait are back, until the code is used or ten minutes old', async () => {
  const reload = async () => {
    cleanup();
    return show();
  };
  const before = await show();
  await before.press('Celular', 'tab');
  fill({ mobileNum: '11912345678' });
  // What is typed before a code was sent is no draft.
  await reload();
  expect(shownFields()).toEqual(['username', 'password']);
  const again = await reload();
  await again.press('Celular', 'tab');
  fill({ mobileNum: '11912345678' });
  await again.press('Receber código');
  fill({ code: '987001' });
  const { getByRole } = await reload();
  expect([shownFields(), field('mobileNum').value, field('code').value]).toEqual([['mobileNum', 'code'], '11912345678', '']);
  expect(getByRole('button', { name: /^Novo em 1[12]\d s$/ })).toBeTruthy();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('987001');
  // A number that is corrected is the one that comes back.
  fill({ mobileNum: '11912345679' });
  await reload();
  expect(field('mobileNum').value).toBe('11912345679');
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await reload();
  expect(shownFields()).toEqual(['username', 'password']);

  const last = await reload();
  await last.press('Celular', 'tab');
  fill({ mobileNum: '11912345678' });
  await last.press('Receber código');
  fill({ code: '987001' });
  await send();
  expect(session.value?.userName).toBe(opened.userName);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('codeDraft'))).toEqual([]);
});
