import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import { hydrated } from '../../../../src/app/runtime/scheduling/hydration.tsx';
import { connectRouter } from '../../../../src/app/runtime/router/navigate.ts';
import ChangePassword from '../../../../src/app/screens/changePassword/index.tsx';
import { sessionPassword, setSessionPassword } from '../../../../src/app/features/auth/password/session-password.ts';
import { questions, toasts } from '../../../../src/app/ui/messages/messages.ts';
import { recallLogin, rememberLogin } from '../../../../src/app/features/auth/password/remembered-login.ts';
import { endSession } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { answers, bodyOf, calls, faultOf, field, fill, no, opened, send, setFlags, settle, shownFields, startPlatform, yes } from '../../../support/accounts-platform.ts';

const navigate = vi.fn<(url: string, replace?: boolean) => void>();
const path = '/wps/member/password/v2';
const texts = () => toasts.value.map(({ text }) => text);

async function show() {
  const screen = render(<ChangePassword />);
  await settle();
  return screen;
}

beforeEach(async () => {
  hydrated.value = true;
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['changePassword', 'form', 'common', 'states']);
  localStorage.clear();
  sessionStorage.clear();
  navigate.mockReset();
  connectRouter(navigate);
  toasts.value = [];
  await startPlatform(['HOLDPASSWORD'], { [path]: yes() });
  openSession(opened);
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the user name is read-only; the old password is a field only without a session password', async () => {
  const first = await show();
  const name = first.getByLabelText('Usuário') as HTMLInputElement;
  expect([name.value, name.readOnly]).toEqual(['marina12', true]);
  expect(shownFields()).toEqual(['oldPassword', 'newPassword', 'confirmPassword']);
  first.unmount();
  setSessionPassword('segredo1');
  await show();
  expect(shownFields()).toEqual(['newPassword', 'confirmPassword']);
});

test('an empty or different confirmation shows its error and sends nothing', async () => {
  setSessionPassword('segredo1');
  await show();
  fill({ newPassword: 'segredo2' });
  await send();
  expect(faultOf('confirmPassword')).toBe('Digite a senha');
  fill({ confirmPassword: 'segredo3' });
  await send();
  expect(faultOf('confirmPassword')).toBe('As senhas não são iguais');
  expect(calls(path)).toHaveLength(0);
});

test('a new password equal to the old one opens a dialog and is not sent', async () => {
  setSessionPassword('segredo1');
  await show();
  fill({ newPassword: 'segredo1', confirmPassword: 'segredo1' });
  await send();
  expect(questions.value.map(({ text }) => text)).toEqual(['A senha nova não pode ser igual à antiga.']);
  act(() => questions.value[0]!.answer(true));
  await settle();
  expect(calls(path)).toHaveLength(0);
  expect(document.activeElement).toBe(field('newPassword'));
});

test('a saved password shows a toast for a second, updates the remembered login, and leads home', async () => {
  rememberLogin({ type: 'username', username: 'marina12', password: 'segredo1', countryDialingCode: '' });
  setSessionPassword('segredo1');
  await show();
  fill({ newPassword: 'segredo2', confirmPassword: 'segredo2' });
  await send();
  expect(calls(path).map((call) => [call.method, bodyOf(call)])).toEqual([['PUT', { oldPassword: 'segredo1', newPassword: 'segredo2', confirmNewPassword: 'segredo2' }]]);
  expect(texts()).toEqual(['Alteração salva']);
  expect([sessionPassword(), recallLogin('username')?.password]).toEqual([undefined, 'segredo2']);
  await send();
  expect(calls(path)).toHaveLength(1);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([texts(), navigate.mock.calls]).toEqual([[], [['/m/home', true]]]);
});

test('a failure is shown only where the merchant sets speakFailures, and keeps the typed text', async () => {
  answers[path] = no('login.wrong');
  const { queryByRole } = await show();
  fill({ oldPassword: 'errada11', newPassword: 'segredo2', confirmPassword: 'segredo2' });
  await send();
  expect([texts(), queryByRole('alert')]).toEqual([[], null]);
  await setFlags([], { speakFailures: true });
  await send();
  expect([faultOf('oldPassword'), document.activeElement]).toEqual(['A senha atual não confere', field('oldPassword')]);
  expect(field('oldPassword').value).toBe('errada11');
});

/** A platform on which a password holds, and which loses answers: each letter is a request, `l` lost after it was done, `n` one that never came. */
function platformThatLoses(fates: string, kept = 'segredo1') {
  const left = [...fates];
  let holds = kept;
  answers[path] = () => {
    const { oldPassword, newPassword } = bodyOf(calls(path).at(-1)!) as Record<string, string>;
    const fate = left.shift();
    if (fate === 'n') return Promise.reject(new TypeError('Failed to fetch'));
    const answer = oldPassword !== holds ? no('login.wrong', { field: 'oldPassword' }) : newPassword === holds ? no('modify.new.old.same') : yes();
    if (answer.success) holds = newPassword!;
    return fate === 'l' ? Promise.reject(new TypeError('Failed to fetch')) : answer;
  };
  return () => holds;
}

const change = async (newPassword: string, oldPassword = 'segredo1') => {
  fill({ oldPassword, newPassword, confirmPassword: newPassword });
  await send();
};

test('a change whose answer was lost is found out: it was made', async () => {
  await setFlags([], { speakFailures: true });
  const holds = platformThatLoses('l');
  await show();
  await change('segredo2');
  expect([texts(), holds()]).toEqual([['Alteração salva'], 'segredo2']);
});

test('a change that never came says that the old password holds', async () => {
  await setFlags([], { speakFailures: true });
  const holds = platformThatLoses('n');
  const { getByRole } = await show();
  await change('segredo2');
  expect(getByRole('alert').textContent).toContain('a senha antiga ainda vale');
  await change('segredo2');
  expect([texts(), holds()]).toEqual([['Alteração salva'], 'segredo2']);
});

test.each(['segredo2', 'segredo3'])('where no question is answered either, the next try finds out and changes to %s', async (next) => {
  await setFlags([], { speakFailures: true });
  const holds = platformThatLoses('ln');
  const { getByRole } = await show();
  await change('segredo2');
  expect(getByRole('alert').textContent).toContain('não deu para saber qual senha vale');
  await change(next);
  expect([texts(), holds()]).toEqual([['Alteração salva'], next]);
});

test('a session password that is refused is cleared, and its field appears', async () => {
  answers[path] = no('login.wrong');
  setSessionPassword('segredo1');
  await show();
  fill({ newPassword: 'segredo2', confirmPassword: 'segredo2' });
  await send();
  await settle();
  expect([sessionPassword(), shownFields()[0], field('newPassword').value]).toEqual([undefined, 'oldPassword', 'segredo2']);
});

test('a member without a password is asked for none, and creates the first', async () => {
  answers['/wps/security'] = yes({ proof: 'none', hasPassword: false, questions: [], destinations: [] });
  const { getByRole } = await show();
  expect(shownFields()).toEqual(['newPassword', 'confirmPassword']);
  fill({ newPassword: 'segredo2', confirmPassword: 'segredo2' });
  expect(getByRole('button', { name: 'Criar senha' })).toBeTruthy();
  await send();
  expect(calls(path).map(bodyOf)).toEqual([{ oldPassword: '', newPassword: 'segredo2', confirmNewPassword: 'segredo2' }]);
  expect(texts()).toEqual(['Alteração salva']);
});
