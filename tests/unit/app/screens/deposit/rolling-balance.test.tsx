import { signal } from '@preact/signals-react';
import { render } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import RollingBalance from '../../../../../src/app/screens/deposit/rolling-balance.tsx';

const { wallet } = vi.hoisted(() => ({ wallet: { value: undefined as unknown } }));
vi.mock('../../../../../src/app/features/wallet/wallet.ts', () => ({ wallet }));

const rolled = (element: Element) => Array.from(element.querySelectorAll('.digits-column'), (column) => /digits-(\d)/.exec(column.className)![1]).join('');

test('the balance first shows the sum before the deposit, then its digits roll to the new one', () => {
  // The new balance arrives before the code of the digits.
  wallet.value = signal({ sumBalance: 133_450, currency: 'BRL' });
  const first = document.createElement('div');
  first.innerHTML = renderToString(<RollingBalance from={128_450} />);
  expect(rolled(first)).toBe('128450');
  const { container } = render(<RollingBalance from={128_450} />);
  expect(rolled(container)).toBe('133450');
  expect(container.querySelector('.unseen')!.textContent).toBe('R$\u00a01.334,50');
});
