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
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a countdown out of sight takes the first time that comes, and no tick after it until it is seen', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const end = signal<number | undefined>(undefined);
  render(<Countdown end={end} />);
  const say = (deed: () => void) => act(async () => deed());
  await say(() => report(false));
  expect(screen.getByRole('timer').textContent).toBe('--:--:--');
  await say(() => (end.value = Date.now() + 60_000));
  expect(screen.getByRole('timer').textContent).toBe('00:01:00');
  await say(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('timer').textContent).toBe('00:01:00');
  await say(() => report(true));
  await say(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('timer').textContent).toBe('00:00:58');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('00:00:58');
});
