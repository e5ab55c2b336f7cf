import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Withdrawal, WithdrawalOffer } from '../../src/contract/endpoints/cashier.ts';
import { refreshSettings } from '../../src/app/features/merchant/merchant.ts';
import { openSession } from '../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../src/app/features/session/session.ts';
import { unansweredRequests } from '../../src/app/gateway/money/idempotent-call.ts';
import { loadNamespaces, startLanguage } from '../../src/app/i18n/index.ts';
import WithdrawScreen from '../../src/app/screens/withdraw/index.tsx';
import { toasts } from '../../src/app/ui/messages/messages.ts';
import { opened, settle, stopClock } from './accounts-platform.ts';
import { settingsValue, stubPlatform } from './home-platform.ts';

export const now = Date.parse('2026-11-20T14:00:00-03:00');

/** R$ 600,00 to a bank account, with a fee of R$ 3,50. */
export const withdrawal = (id: string, status: Withdrawal['status'], more: Partial<Withdrawal> = {}): Withdrawal => ({
  id, method: 'BANK', amount: 60_000, fee: 350, destination: 'Banco •••45-6', status, createdAt: now, changedAt: now, stages: [{ stage: 'requested', at: now }], ...more,
});

/** A key of Pix and a bank account, R$ 3.000,00 left today, and nothing under way. */
export const offer = (more: Partial<WithdrawalOffer> = {}): WithdrawalOffer => ({
  methods: [{ method: 'PIX', least: 2_000, most: 500_000, fee: 0 }, { method: 'BANK', least: 5_000, most: 2_000_000, fee: 350 }],
  leftToday: 300_000, hasPaymentPassword: true, open: [],
  destinations: [
    { id: '1', method: 'PIX', keyKind: 'cpf', masked: '***.982.***-**' }, { id: '2', method: 'BANK', bankName: 'Banco Araucária', masked: '•••45-6' },
  ] as WithdrawalOffer['destinations'],
  ...more,
});

export let platform: ReturnType<typeof stubPlatform>;

/** Renders the withdrawal until its first answers are shown, for a member with R$ 1.000,00. */
export async function showWithdraw(first: Partial<WithdrawalOffer> = {}, answers: Record<string, unknown> = {}): Promise<void> {
  platform = stubPlatform({
    '/wps/withdraw/offer': offer(first),
    '/wps/withdraw': withdrawal('8', 'requested'),
    '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 100_000 },
    '/wps/system/settings': { ...settingsValue(false), whitelabel: { WITHREC3: true } },
    ...answers,
  });
  await act(refreshSettings);
  render(<WithdrawScreen />);
  await settle();
  await settle();
}

/** Before each test of a file: a member at 14:00 in Brasília, without drafts. */
export function startWithdrawals(): void {
  beforeEach(async () => {
    stopClock();
    vi.setSystemTime(now);
    await startLanguage('pt', ['shell', 'common']);
    await loadNamespaces(['withdraw', 'states', 'form']);
    localStorage.clear();
    sessionStorage.clear();
    unansweredRequests.value = {};
    toasts.value = [];
    Element.prototype.scrollIntoView = () => {};
    openSession(opened);
  });
  afterEach(() => {
    cleanup();
    endSession();
    vi.unstubAllGlobals();
  });
}
