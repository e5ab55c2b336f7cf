import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadNamespaces, startLanguage } from '../../../../src/app/i18n/index.ts';
import { Parts } from '../../../../src/app/screens/profitAndLoss/net.tsx';

beforeEach(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['profitAndLoss']);
});

afterEach(cleanup);

test('the choice between categories and vendors controls the list under it, which is a card as all lists are', () => {
  const { getAllByRole, getByRole } = render(<Parts parts={[{ category: 'RNG', vendor: 'BGS', staked: 100, net: -100 }]} />);
  const panels = new Set(getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls')));
  expect(panels).toEqual(new Set([getByRole('tabpanel').id]));
  expect(getByRole('list').className).toContain('card');
});
