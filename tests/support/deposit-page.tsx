import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Deposit } from '../../src/contract/endpoints/cashier.ts';
import { unansweredRequests } from '../../src/app/gateway/money/idempotent-call.ts';
import { openSession } from '../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../src/app/i18n/index.ts';
import DepositScreen from '../../src/app/screens/deposit/index.tsx';
import { toasts } from '../../src/app/ui/messages/messages.ts';
import { opened, settle, stopClock } from './accounts-platform.ts';
import { Refused, stubPlatform } from './home-platform.ts';
import { text } from './person.ts';

export const minute = 60_000;
export const now = 1_800_000_000_000;
export const pix = { method: 'PIX', least: 1_000, most: 100_000, quick: [2_000, 5_050], waits: 15 * minute };
export const ted = { method: 'TED', least: 10_000, most: 5_000_000, quick: [], waits: 1_440 * minute };
export const account = { bank: '998 · Banco Araucária', branch: '0001', number: '12345678-9', holder: 'Leve Pagamentos Ltda.', document: '12.345.678/0001-90', note: 'DEP9' };

/** A charge of R$ 50,00 by Pix that waits. */
export const made = (id: string, more: Partial<Deposit> = {}): Deposit =>
  ({ id, method: 'PIX', amount: 5_000, fee: 0, status: 'waiting', createdAt: now, changedAt: now, expiresAt: now + 15 * minute, brCode: 'PIX-CODE', ...more });

export let platform: ReturnType<typeof stubPlatform>;

/** The platform's charges by id. */
export let charges: Record<string, Deposit>;

export function setCharges(known: Record<string, Deposit>): void {
  charges = known;
}

/** Renders the deposit until its first answers are shown. */
export async function showDeposit() {
  const shown = render(<DepositScreen />);
  await settle();
  await settle();
  return shown;
}

/** What of these words is not read, and the sizes of what is drawn. */
export const missing = (words: readonly string[]) => [words.filter((one) => !text().includes(one)), Array.from(document.querySelectorAll('svg[width]'), (drawn) => drawn.getAttribute('width')).join(' ')];

/** Before each test of a file: a member with R$ 1.000,00, both methods, and no charges. */
export function startDeposits(): void {
  beforeEach(async () => {
    stopClock();
    vi.setSystemTime(now);
    await startLanguage('pt', ['shell', 'common']);
    await loadNamespaces(['deposit', 'states', 'form']);
    localStorage.clear();
    sessionStorage.clear();
    unansweredRequests.value = {};
    toasts.value = [];
    charges = {};
    openSession(opened);
    platform = stubPlatform({
      '/wps/deposit/methods': [pix, ted],
      '/wps/deposit/waiting': () => Object.values(charges).filter(({ status }) => status === 'waiting'),
      '/wps/deposit': (search: URLSearchParams) => (search.get('id') ? charges[search.get('id')!] ?? new Refused('request.invalid') : (charges['9'] = made('9', { amount: 5_050 }))),
      '/wps/deposit/cancel': () => (charges['9'] = made('9', { status: 'cancelled' })),
      '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 100_000 },
    });
  });
  afterEach(() => {
    cleanup();
    endSession();
    vi.unstubAllGlobals();
  });
}
