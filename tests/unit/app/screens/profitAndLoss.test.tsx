import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../src/app/features/session/session.ts';
import ProfitAndLoss from '../../../../src/app/screens/profitAndLoss/index.tsx';
import { Parts } from '../../../../src/app/screens/profitAndLoss/net.tsx';
import { opened, settle, startPlatform } from '../../../support/accounts-platform.ts';
import { Page } from '../../../support/page.tsx';

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['states', 'common', 'profitAndLoss']);
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the periods stay where the result could not be had', async () => {
  await startPlatform(['PERSREP'], {});
  openSession(opened);
  history.replaceState(null, '', '/m/profitandloss');
  const { getAllByRole, getByRole } = render(<Page of={ProfitAndLoss} />);
  const periods = () => getAllByRole('tab').map((tab) => tab.textContent);
  const before = periods();
  await settle();
  expect(getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  expect(periods()).toEqual(before);
});

test('the choice between categories and vendors controls the list under it, which is a card as all lists are', () => {
  const { getAllByRole, getByRole } = render(<Parts parts={[{ category: 'RNG', vendor: 'BGS', staked: 100, net: -100 }]} />);
  const panels = new Set(getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls')));
  expect(panels).toEqual(new Set([getByRole('tabpanel').id]));
  expect(getByRole('list').className).toContain('card');
});
