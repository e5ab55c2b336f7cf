import { render } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import RollingSum from '../../../../../src/app/features/wallet/rolling-sum.tsx';

const rolled = (element: Element) => Array.from(element.querySelectorAll('.digits-column'), (column) => /digits-(\d)/.exec(column.className)![1]).join('');

test('a balance first shows the sum before the deposit, then its digits roll to the new one', () => {
  const first = document.createElement('div');
  first.innerHTML = renderToString(<RollingSum sum={133_450} from={128_450} />);
  expect(rolled(first)).toBe('128450');
  const { container } = render(<RollingSum sum={133_450} from={128_450} />);
  expect(rolled(container)).toBe('133450');
  expect(container.querySelector('.unseen')!.textContent).toBe('R$\u00a01.334,50');
});

test('a sum of rewards begins at what it is, and rolls to what is left', () => {
  const { container, rerender } = render(<RollingSum sum={2_000} />);
  expect(rolled(container)).toBe('2000');
  rerender(<RollingSum sum={1_250} />);
  expect(rolled(container)).toBe('1250');
});
