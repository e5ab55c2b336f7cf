import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { Balance } from '../../../../../src/app/features/wallet/balance.tsx';
import { balanceHidden, balanceSumText, wallet } from '../../../../../src/app/features/wallet/wallet.ts';
import { stubPlatform } from '../../../../support/home-platform.ts';

const known = { currency: 'BRL', currencySymbol: 'R$', sumBalance: 128_450 };

beforeAll(() => startLanguage('pt', ['shell', 'common']));

beforeEach(() => {
  wallet.clear();
  balanceHidden.value = false;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([false, true])('a balance that is asked for, that could not be had, and one that is hidden do not look alike (hidden: %s)', async (hidden) => {
  balanceHidden.value = hidden;
  const { container, findByText, getByRole } = render(<p><Balance /></p>);
  expect([container.textContent, container.querySelector('.balance-place') !== null]).toEqual(['', true]);
  wallet.failure.value = new GatewayFailure('status', { status: 500 });
  await findByText('Não carregou');
  expect(container.textContent).not.toContain('*');
  const platform = stubPlatform({ '/wps/wallet': known });
  getByRole('button', { name: 'Atualizar' }).click();
  await findByText(hidden ? 'R$ ••••••' : /1\.284,50/);
  expect(platform.of('/wps/wallet').length).toBe(1);
  expect(container.querySelector('.balance-place, button')).toBeNull();
});

test('in a button it offers no button of its own', async () => {
  wallet.failure.value = new GatewayFailure('timeout');
  const { container, findByText } = render(<button type="button"><Balance inButton /></button>);
  await findByText('—');
  expect(container.querySelectorAll('button').length).toBe(1);
});

test('a sum from which the balance can be told is hidden with it', () => {
  expect(balanceSumText(500)).toMatch(/^R\$\s5,00$/);
  balanceHidden.value = true;
  expect(balanceSumText(500)).toBe('R$ ••••••');
});
