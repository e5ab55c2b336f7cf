import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import Commission from '../../../../src/app/screens/agent/commission.tsx';
import { Refused, stubPlatform } from '../../../support/home-platform.ts';
import { Page } from '../../../support/page.tsx';

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('rates that could not be had say so, and another try brings them', async () => {
  await startLanguage('pt', ['shell', 'common', 'agent', 'states']);
  let answer: unknown = new Refused('request.too.many');
  stubPlatform({ '/wps/agent/commission/rates': () => answer, '/wps/agent/commission': { items: [], pageNum: 1, totalPages: 1 } });
  openSession({ token: 'token', userName: 'agente', customerType: 1, firstTimeLogin: false });
  render(<Page of={Commission} />);
  await act(() => vi.dynamicImportSettled());
  expect((await screen.findByRole('alert')).textContent).toBe('Não disponível');
  answer = [80, 40, 20];
  await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click());
  expect((await screen.findAllByRole('listitem')).map((one) => one.textContent)).toEqual(['Nível 10,8%', 'Nível 20,4%', 'Nível 30,2%']);
});
