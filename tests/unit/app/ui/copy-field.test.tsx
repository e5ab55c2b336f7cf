import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyField } from '../../../../src/app/ui/copy-field/copy-field.tsx';
import { toasts } from '../../../../src/app/ui/messages/messages.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () =>
  void render(<CopyField id="code" label="Código" value="MARINA" button="Copiar o código" done="Código copiado" selected="Código selecionado" />);
const told = () => toasts.value.map(({ text }) => text);
const button = () => screen.getByRole('button', { name: 'Copiar o código' });

test('the button says for a while that it has copied, keeps its name, and the words are spoken', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button());
  await waitFor(() => expect(button().textContent).toBe('Código copiado'));
  expect(writeText).toHaveBeenCalledWith('MARINA');
  expect(document.querySelector('[aria-live=polite]')!.textContent).toBe('Código copiado');
  await vi.advanceTimersByTimeAsync(2_400);
  await waitFor(() => expect(button().textContent).toBe('Copiar o código'));
  expect(document.querySelector('[aria-live=polite]')!.textContent).toBe('');
  expect(told()).toEqual([]);
});

test('where nothing can be copied the text is selected, and its place is told', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  Object.assign(document, { execCommand: () => false });
  open();
  fireEvent.click(button());
  await waitFor(() => expect(told()).toEqual(['Código selecionado']));
  expect(button().textContent).toBe('Copiar o código');
});
