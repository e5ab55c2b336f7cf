import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Messages } from '../../../../../src/app/frame/messages/message-host.tsx';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { reached } from '../../../../../src/app/runtime/scheduling/schedule.ts';
import { confirm, toast } from '../../../../../src/app/ui/messages/messages.ts';

vi.mock('../../../../../src/app/frame/messages/messages.tsx', () => Promise.reject(new Error('no network')));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('messages whose code cannot be had are plain text, and a question can be answered', async () => {
  await startLanguage('pt', ['shell']);
  render(<Messages />);
  toast('Aviso de prova');
  const answered = confirm({ text: 'Sair mesmo?', confirm: 'Sair' });
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Aviso de prova'), { timeout: 10_000 });
  expect(screen.getByRole('alert').textContent).toContain('Sair mesmo?');
  fireEvent.click(screen.getByText('Sair'));
  expect(await answered).toBe(true);
});

test('without a network the page says so, though the code of its strip cannot be had', async () => {
  await startLanguage('pt', ['shell']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reached.started.value = true;
  render(<Messages />);
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Você está sem internet'), { timeout: 10_000 });
});
