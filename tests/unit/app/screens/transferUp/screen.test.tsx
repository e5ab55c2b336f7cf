import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { LocationProvider, Route, Router } from '../../../../../src/app/runtime/router/index.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import TransferUp from '../../../../../src/app/screens/transferUp/index.tsx';
import { opened, settle, stopClock } from '../../../../support/accounts-platform.ts';
import { Refused, settingsValue, stubPlatform } from '../../../../support/home-platform.ts';

const terms = { name: 'Agente', least: 1_000, most: 500_000, proof: 'payment' };

async function show(answered: unknown): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {
    '/wps/member/transfer/terms': answered,
    '/wps/member/transfers': { items: [], pageNum: 1, totalPages: 1 },
    '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 100_000 },
    '/wps/system/settings': { ...settingsValue(false), whitelabel: { AGETRANSFERUP3: true } },
  };
  stubPlatform(answers as Parameters<typeof stubPlatform>[0]);
  await act(refreshSettings);
  render(<LocationProvider><Router><Route default component={TransferUp} /></Router></LocationProvider>);
  await settle();
  await settle();
  return answers;
}

beforeEach(async () => {
  stopClock();
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['transferUp', 'states', 'form']);
  openSession(opened);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test.each(['user.missing', 'permission.denied'])('who may not send, refused with %s, is led home, and may try nothing again', async (code) => {
  await show(new Refused(code));
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/m/home');
});

test.each(['request.too.many', 'system.unknown', 'platform.maintenance'])('where the platform refuses for a moment, with %s, another try brings the form', async (code) => {
  const answers = await show(new Refused(code));
  answers['/wps/member/transfer/terms'] = terms;
  act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click());
  await settle();
  await settle();
  expect(document.body.textContent).toContain('Agente');
  expect(screen.getByRole('button', { name: 'Transferir' })).toBeTruthy();
});
