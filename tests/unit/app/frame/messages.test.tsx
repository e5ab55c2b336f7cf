import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { Messages } from '../../../../src/app/frame/messages/message-host.tsx';
import { confirmSignOut, openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { watchBack } from '../../../../src/app/runtime/overlays/back-step.ts';
import { connectRouter } from '../../../../src/app/runtime/router/navigate.ts';
import { confirm, dismissQuestions, holdToasts, questions, toast, toastWhile, toasts } from '../../../../src/app/ui/messages/messages.ts';
import { session } from '../../../../src/app/features/session/session.ts';

beforeAll(() => startLanguage('pt', ['shell', 'common']));

beforeEach(() => {
  toasts.value = [];
  questions.value = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a notice is a polite status, a failure is an alert', async () => {
  render(<Messages />);
  toast('guardado');
  toast('sem rede', undefined, 'trouble');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('guardado'));
  expect(screen.getByRole('alert').textContent).toBe('sem rede');
});

test('the time of a toast starts when it can be seen', () => {
  vi.useFakeTimers();
  const begin = holdToasts();
  toast('guardado', 1_500);
  vi.advanceTimersByTime(60_000);
  expect(toasts.value).toHaveLength(1);
  begin();
  vi.advanceTimersByTime(1_499);
  expect(toasts.value).toHaveLength(1);
  toast('sem rede', 1_000);
  vi.advanceTimersByTime(1);
  expect(toasts.value.map(({ text }) => text)).toEqual(['sem rede']);
  vi.advanceTimersByTime(999);
  expect(toasts.value).toEqual([]);
  vi.useRealTimers();
});

test('a waiting toast is removed when its promise settles, rejected ones included', async () => {
  const work = toastWhile('esperando', Promise.reject(new Error('x')));
  expect(toasts.value.map(({ kind }) => kind)).toEqual(['waiting']);
  await expect(work).rejects.toThrow('x');
  expect(toasts.value).toEqual([]);
});

test('a question without labels has Cancel and Confirm; with one label it has that button alone', async () => {
  render(<Messages />);
  const first = confirm({ text: 'Continuar?' });
  fireEvent.click(await screen.findByText('Confirmar'));
  expect(await first).toBe(true);
  const second = confirm({ text: 'Continuar?' });
  fireEvent.click(await screen.findByText('Cancelar'));
  expect(await second).toBe(false);
  const third = confirm({ text: 'Pronto.', confirm: 'Certo', single: true });
  await screen.findByText('Certo');
  expect(screen.queryByText('Cancelar')).toBeNull();
  dismissQuestions();
  expect(await third).toBe(false);
});

test('a dialog takes the focus, traps it and returns it; Escape cancels', async () => {
  render(
    <>
      <button type="button">atrás</button>
      <Messages />
    </>,
  );
  const behind = screen.getByText('atrás');
  behind.focus();
  const answer = confirm({ title: 'Sair?', text: 'Agora', confirm: 'Sair', cancel: 'Ficar' });
  const dialog = await screen.findByRole('alertdialog');
  const yes = screen.getByText('Sair');
  const no = screen.getByText('Ficar');
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  // On no answer: a second Enter, meant for what asked, would give it.
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  expect(document.documentElement.classList.contains('covered')).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Tab' });
  expect(document.activeElement).toBe(no);
  fireEvent.keyDown(no, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(yes);
  fireEvent.keyDown(yes, { key: 'Escape' });
  expect(await answer).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(behind));
  expect(document.documentElement.classList.contains('covered')).toBe(false);
});

test('a tap on the mask cancels', async () => {
  const { container } = render(<Messages />);
  const answer = confirm({ text: 'Agora?' });
  await screen.findByRole('alertdialog');
  fireEvent.click(container.querySelector('.overlay-mask')!);
  expect(await answer).toBe(false);
});

const opened = { token: 'abc', userName: 'marina12', customerType: 0, firstTimeLogin: false };

test('sign-out asks for confirmation, waits for the platform, clears the storage, and leads to login (M02)', async () => {
  let finish = (): void => {};
  vi.stubGlobal('fetch', vi.fn(() => new Promise((resolve) => {
    finish = () => resolve(new Response('{"success":true,"value":{}}'));
  })));
  const route = vi.fn();
  connectRouter(route);
  watchBack();
  // A browser goes back asynchronously and then fires popstate; happy-dom does neither.
  vi.spyOn(history, 'go').mockImplementation(() => queueMicrotask(() => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  }));
  openSession(opened);
  sessionStorage.setItem('bankList', 'x');
  localStorage.setItem('rememberedLogin', 'x');
  render(<Messages />);
  const done = confirmSignOut();
  fireEvent.click(await screen.findByText('Sair'));
  await waitFor(() => expect(toasts.value[0]?.kind).toBe('waiting'));
  expect(session.value?.token).toBe('abc');
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('/wps/session', expect.objectContaining({ method: 'DELETE' })));
  finish();
  await done;
  expect(session.value).toBeUndefined();
  expect(toasts.value).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('rememberedLogin')).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
  // Login replaces the page once the dialog's history entry is gone.
  await waitFor(() => expect(route).toHaveBeenCalledWith('/m/login', true));
});

test('sign-out that is cancelled keeps the session and the page', async () => {
  const route = vi.fn();
  connectRouter(route);
  openSession(opened);
  render(<Messages />);
  const done = confirmSignOut();
  fireEvent.click(await screen.findByText('Cancelar'));
  await done;
  expect(session.value?.token).toBe('abc');
  expect(route).not.toHaveBeenCalled();
});
