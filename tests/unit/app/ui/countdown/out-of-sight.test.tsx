import { signal } from '@preact/signals-react';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Countdown } from '../../../../../src/app/ui/countdown/countdown.tsx';

let report: (seen: boolean) => void;

vi.stubGlobal('IntersectionObserver', class {
  constructor(told: (entries: object[]) => void) {
    report = (isIntersecting) => told([{ target: screen.getByRole('timer'), isIntersecting }]);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
});
afterEach(cleanup);

test('a countdown out of sight takes the first time that comes, and no tick after it until it is seen', async () => {
  const remaining = signal<number | undefined>(undefined);
  render(<Countdown remaining={remaining} />);
  const say = (deed: () => void) => act(async () => deed());
  await say(() => report(false));
  expect(screen.getByRole('timer').textContent).toBe('--:--:--');
  await say(() => (remaining.value = 60_000));
  expect(screen.getByRole('timer').textContent).toBe('00:01:00');
  await say(() => (remaining.value = 59_000));
  expect(screen.getByRole('timer').textContent).toBe('00:01:00');
  await say(() => report(true));
  expect(screen.getByRole('timer').textContent).toBe('00:00:59');
});
