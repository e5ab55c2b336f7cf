import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyField } from '../../../../src/app/ui/copy-field/copy-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (onSelect: () => void) =>
  void render(<CopyField id="code" label="Código" value="MARINA" button="Copiar o código" done="Código copiado" onSelect={onSelect} />);
const button = () => screen.getByRole('button', { name: 'Copiar o código' });

test('the button says for a while that it has copied, keeps its name, and the words are spoken', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  const onSelect = vi.fn();
  open(onSelect);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button());
  await waitFor(() => expect(button().textContent).toBe('Código copiado'));
  expect(writeText).toHaveBeenCalledWith('MARINA');
  expect(document.querySelector('[aria-live=polite]')!.textContent).toBe('Código copiado');
  await vi.advanceTimersByTimeAsync(2_400);
  await waitFor(() => expect(button().textContent).toBe('Copiar o código'));
  expect(document.querySelector('[aria-live=polite]')!.textContent).toBe('');
  expect(onSelect).not.toHaveBeenCalled();
});

test('where nothing can be copied the text is selected, and its place is told', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  Object.assign(document, { execCommand: () => false });
  const onSelect = vi.fn();
  open(onSelect);
  fireEvent.click(button());
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  expect(button().textContent).toBe('Copiar o código');
});
