import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { Messages } from '../../../../src/app/frame/messages/message-host.tsx';
import { confirmSignOut } from '../../../../src/app/features/session/confirm-sign-out.ts';
import { watchBack } from '../../../../src/app/runtime/overlays/back-step.ts';
import { connectRouter } from '../../../../src/app/runtime/router/navigate.ts';
import { confirm, dismissQuestions, holdToasts, questions, toast, toastWhile, toasts } from '../../../../src/app/ui/messages/messages.ts';
import { openSession, session } from '../../../../src/app/features/session/session.ts';

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

test('a notice waits for a pause, trouble is spoken at once', async () => {
  render(<Messages />);
  toast('guardado');
  toast('sem rede', undefined, 'trouble');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('guardado'));
  expect(screen.getByRole('alert').textContent).toBe('sem rede');
});

test('the time of a message begins when it can be seen', () => {
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

test('a waiting message goes when the work ends, well or not', async () => {
  const work = toastWhile('esperando', Promise.reject(new Error('x')));
  expect(toasts.value.map(({ kind }) => kind)).toEqual(['waiting']);
  await expect(work).rejects.toThrow('x');
  expect(toasts.value).toEqual([]);
});

test('a question without labels is cancelled or confirmed; one label leaves one way on', async () => {
  render(<Messages />);
  const first = confirm({ text: 'Continuar?' });
  fireEvent.click(await screen.findByText('Confirmar'));
  expect(await first).toBe(true);
  const second = confirm({ text: 'Continuar?' });
  fireEvent.click(await screen.findByText('Cancelar'));
  expect(await second).toBe(false);
  const third = confirm({ text: 'Pronto.', confirm: 'Certo' });
  await screen.findByText('Certo');
  expect(screen.queryByText('Cancelar')).toBeNull();
  dismissQuestions();
  expect(await third).toBe(false);
});

test('focus goes into the dialog, stays there, and comes back; Escape says no', async () => {
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
  await waitFor(() => expect(document.activeElement).toBe(yes));
  expect(document.documentElement.classList.contains('covered')).toBe(true);
  fireEvent.keyDown(yes, { key: 'Tab' });
  expect(document.activeElement).toBe(no);
  fireEvent.keyDown(no, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(yes);
  fireEvent.keyDown(yes, { key: 'Escape' });
  expect(await answer).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(behind));
  expect(document.documentElement.classList.contains('covered')).toBe(false);
});

test('the mask says no', async () => {
  const { container } = render(<Messages />);
  const answer = confirm({ text: 'Agora?' });
  await screen.findByRole('alertdialog');
  fireEvent.click(container.querySelector('.overlay-mask')!);
  expect(await answer).toBe(false);
});

const opened = { token: 'abc', userName: 'marina12', customerType: 0, firstTimeLogin: false };

test('signing out asks, waits for the platform, forgets, and goes to login (M02)', async () => {
  let finish = (): void => {};
  vi.stubGlobal('fetch', vi.fn(() => new Promise((resolve) => {
    finish = () => resolve(new Response('{"success":true,"value":{}}'));
  })));
  const route = vi.fn();
  connectRouter(route);
  watchBack();
  // As a browser does, which this document is not: it goes back some time later, and says so.
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
  // It replaces the page once the question's history entry is gone.
  await waitFor(() => expect(route).toHaveBeenCalledWith('/m/login', true));
});

test('signing out can be thought better of', async () => {
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
