import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import LimitSheet from '../../../../../src/app/screens/responsiblePlay/limit-sheet.tsx';
import { settle, startPlatform } from '../../../../support/accounts-platform.ts';

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['responsiblePlay', 'form', 'common']);
  await startPlatform([], {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['deposit', '50', 'Você já depositou R$\u00a0100,00: com este limite, os depósitos param agora e voltam em 01/12, 00:00.'],
  ['loss', '99,99', 'Você já perdeu R$\u00a0100,00: com este limite, as apostas param agora e voltam em 01/12, 00:00.'],
  ['deposit', '100', ''],
  ['loss', '', ''],
] as const)('a limit of %s of %s, below what is used, says what happens now', async (kind, typed, says) => {
  const limit = { kind, period: 'day', used: 10_000, resetsAt: Date.UTC(2026, 11, 1, 3) } as const;
  const { getByRole } = render(<LimitSheet limit={limit} onClose={() => {}} />);
  await settle();
  act(() => void fireEvent.input(getByRole('textbox'), { target: { value: typed } }));
  await settle();
  expect(getByRole('status').textContent).toBe(says);
});
