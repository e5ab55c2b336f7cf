import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import BetRecord from '../../../../src/app/screens/betRecord/index.tsx';
import { refreshSettings } from '../../../../src/app/features/merchant/merchant.ts';
import { endSession, startSession } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { settingsValue, stubPlatform } from '../../../support/home-platform.ts';
import { Page } from '../../../support/page.tsx';

const at = Date.UTC(2026, 10, 24, 13);
const bet = (name: string, state: string, payout: number) => ({ reference: `bet ${name}`, name, title: name, state, stake: 500, payout, placedAt: at, settledAt: at });

beforeEach(async () => {
  vi.useFakeTimers({ now: at });
  await startLanguage('pt', ['shell', 'common', 'betRecord', 'states']);
  startSession(() => {});
  openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
});

afterEach(() => {
  cleanup();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a bet whose prize is not above its stake says what came back, and never that it was won', async () => {
  stubPlatform({
    '/wps/system/settings': { ...settingsValue(true), whitelabel: { TRANSBETREPMEM3: true } },
    '/wps/record/bets': { items: [bet('Noite de Gala', 'won', 250), bet('Sete Fogos', 'won', 500), bet('Capivara Zen', 'won', 750), bet('Onça', 'lost', 0)], pageNum: 1, totalPages: 1 },
    '/wps/record/totals': { count: 4, paidIn: 1_500, paidOut: 2_000 },
  });
  await refreshSettings();
  render(<Page of={BetRecord} />);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(200);
    await vi.dynamicImportSettled();
  });
  const states = screen.getAllByRole('listitem').map(({ textContent }) => textContent!.replace(/\s/g, ' '));
  expect(states).toEqual([
    expect.stringContaining('Voltou R$ 2,50'),
    expect.stringContaining('Voltou R$ 5,00'),
    expect.stringContaining('Ganha'),
    expect.stringContaining('Perdida'),
  ]);
  expect(states.filter((text) => text.includes('Ganha'))).toHaveLength(1);
});
