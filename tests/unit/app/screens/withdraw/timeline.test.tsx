import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Withdrawal } from '../../../../../src/contract/endpoints/cashier.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { Timeline } from '../../../../../src/app/screens/withdraw/timeline.tsx';

const withdrawal = (stages: readonly Withdrawal['stages'][number]['stage'][], more: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '7', method: 'PIX', amount: 5_000, fee: 0, destination: '***.982.***-**', status: 'returned', createdAt: 0, changedAt: 0,
  stages: stages.map((stage) => ({ stage, at: 0 })), ...more,
});

beforeAll(() => startLanguage('pt', ['shell', 'common', 'withdraw']));
afterEach(cleanup);

test.each([
  ['operator, with a reason', withdrawal(['requested', 'returned'], { returnedBy: 'operator', reason: 'Documento ilegível' }), 'Não aprovado', 'Motivo: Documento ilegível'],
  ['operator, without one', withdrawal(['requested', 'returned'], { returnedBy: 'operator' }), 'Não aprovado', 'não foi aprovado'],
  ['bank', withdrawal(['requested', 'review', 'sent', 'returned'], { returnedBy: 'bank' }), 'Devolvido', 'O banco devolveu'],
  ['bank, of a platform that does not say', withdrawal(['requested', 'review', 'sent', 'returned']), 'Devolvido', 'O banco devolveu'],
])('a withdrawal that came back from the %s says so', (_name, found, stage, text) => {
  const { container } = render(<Timeline withdrawal={found} />);
  expect(container.querySelector('[aria-current]')?.textContent).toContain(stage);
  expect(container.textContent).toContain(text);
});

test('before it was sent to a bank, no bank is blamed', () => {
  const { container } = render(<Timeline withdrawal={withdrawal(['requested', 'review', 'returned'])} />);
  expect(container.textContent).not.toContain('banco devolveu');
});
