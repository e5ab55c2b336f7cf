import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import Withdraw from '../../../../../src/app/screens/withdraw/index.tsx';
import { stubPlatform } from '../../../../support/home-platform.ts';
import { Page } from '../../../../support/page.tsx';

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const withdrawal = (id: number, status: string) => ({
  id: String(id), method: 'PIX', amount: id * 1_000, fee: 0, destination: '***.982.***-**', status, createdAt: 0, changedAt: 0, stages: [{ stage: 'requested', at: 0 }],
});

test.each([
  ['several under way', ['requested', 'paid', 'sent'], '2 saques em andamento'],
  ['one under way', ['paid', 'review', 'returned'], 'Saque de R$ 20,00 · Em análise'],
  ['none any more', ['paid', 'returned'], 'Saque de R$ 10,00 · Pago'],
])('the line above the form counts withdrawals that have not ended: %s', async (_name, states, line) => {
  await startLanguage('pt', ['shell', 'common', 'withdraw', 'states', 'form']);
  stubPlatform({
    '/wps/withdraw/offer': {
      methods: [{ method: 'PIX', least: 2_000, most: 500_000, fee: 0 }], leftToday: 500_000, hasPaymentPassword: true,
      destinations: [{ id: '1', method: 'PIX', keyKind: 'cpf', masked: '***.982.***-**' }], open: states.map((status, at) => withdrawal(at + 1, status)),
    },
    '/wps/member/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 10_000 },
  });
  openSession({ token: 'token', userName: 'marina', customerType: 0, firstTimeLogin: false });
  render(<Page of={Withdraw} />);
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^(?:Saque de|\d+ saques)/ }).textContent!.replace(/\s/g, ' ')).toBe(line));
});
