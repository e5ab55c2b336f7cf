import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import LanguagePicker from '../../../../../src/app/features/language/language-picker.tsx';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { language } from '../../../../../src/app/i18n/language.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';

// Packs in English cannot be loaded; those of the start are in the page.
vi.mock('../../../../../src/app/i18n/packs/en.ts', () => ({ packs: new Proxy({}, { get: () => () => Promise.reject(new Error('no network')) }) }));
vi.mock('../../../../../src/app/i18n/packs/pt.ts', () => ({ packs: new Proxy({}, { get: () => () => Promise.resolve({ default: { language: 'Idioma' } }) }) }));
vi.mock('../../../../../src/app/features/merchant/merchant.ts', async (original) => ({ ...(await original<object>()), merchantLanguages: () => ['pt', 'en'] }));

afterEach(cleanup);

test('a language that cannot be loaded leaves the list on the language that is shown, and says so', async () => {
  await startLanguage('pt', ['shell']);
  render(<LanguagePicker />);
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  list.value = 'en';
  // Not `fireEvent.change`, which fires 'input' for Preact, as it has it for text fields.
  fireEvent(list, new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(toasts.value).toHaveLength(1));
  expect([language.peek(), list.value]).toEqual(['pt', 'pt']);
});
