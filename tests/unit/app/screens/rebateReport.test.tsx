import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordTotals } from '../../../../src/contract/endpoints/records.ts';
import { rebateReport } from '../../../../src/contract/endpoints/rewards.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import RebateReport from '../../../../src/app/screens/rebateReport/index.tsx';
import { opened, settle, startPlatform, yes } from '../../../support/accounts-platform.ts';
import { Page } from '../../../support/page.tsx';

const day = { id: '1', day: '2026-11-29', staked: 10_000, rate: 40, amount: 40 };

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['states', 'common', 'rebateReport']);
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test.each([
  // Without a sum: that of the days shown may be less than what the claim pays.
  ['MANPLAYREB3', 40, 'Resgatar cashback', true],
  ['MANPLAYREB3', 0, 'Resgatar cashback', false],
  ['PLYRBT', 40, undefined, undefined],
])('with %s on, %d of cashback that waits leads to its claim', async (flag, paidOut, label, isDue) => {
  await startPlatform([flag], { [rebateReport.path]: yes({ items: [day], totalPages: 1 }), [recordTotals.path]: yes({ count: 1, paidIn: 0, paidOut }) });
  openSession(opened);
  history.replaceState(null, '', '/m/member/rebateReport');
  const { queryByRole } = render(<Page of={RebateReport} />);
  await settle();
  const way = queryByRole('link', { name: /^Resgatar/ });
  expect([way?.textContent, way?.getAttribute('href')]).toEqual([label, label && '/m/member/manualRebate']);
  expect(way?.classList.contains('button-accent')).toBe(isDue);
});

test('totals that failed are not shown, nor a claim beside the retry, which asks for them again; totals on their way are places', async () => {
  const answers = { [rebateReport.path]: yes({ items: [], totalPages: 1 }) };
  await startPlatform(['MANPLAYREB3'], {});
  openSession(opened);
  history.replaceState(null, '', '/m/member/rebateReport');
  const { container, queryByRole, getByRole } = render(<Page of={RebateReport} />);
  const values = () => Array.from(container.querySelectorAll('.record-totals dd'), (value) => value.querySelector('.amount-place') ? 'place' : value.textContent!.replace(/\s/g, ' '));
  expect(values()).toEqual(['place', 'place', 'place']);
  await settle();
  expect(values()).toEqual([]);
  expect(queryByRole('link', { name: /^Resgatar/ })).toBeNull();
  await startPlatform(['MANPLAYREB3'], { ...answers, [recordTotals.path]: yes({ count: 0, paidIn: 40, paidOut: 0 }) });
  getByRole('button', { name: 'Tentar de novo' }).click();
  await settle();
  expect(values()).toEqual(['0', 'R$ 0,40', 'R$ 0,40']);
});
