import { signal } from '@preact/signals-react';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { DrawResult } from '../../../../../src/app/features/lottery/draw.tsx';

let report: (seen: boolean) => void;

vi.stubGlobal('IntersectionObserver', class {
  constructor(told: (entries: object[]) => void) {
    report = (isIntersecting) => told([{ target: document.querySelector('.drawn'), isIntersecting }]);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a result out of sight keeps no clock running; its balls wait for the draw as soon as it is seen', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const end = signal(Date.now() + 12_000);
  const { container } = render(<DrawResult balls={['1', '2']} draw="12" end={end} />);
  const say = (deed: () => void) => act(async () => deed());
  const waits = () => container.querySelector('.drawn')!.classList.contains('drawn-due');
  await say(() => report(false));
  expect(vi.getTimerCount()).toBe(0);
  await say(() => vi.advanceTimersByTime(5_000));
  expect(waits()).toBe(false);
  await say(() => report(true));
  expect(waits()).toBe(true);
  await say(() => (end.value = Date.now() + 11_500));
  expect(waits()).toBe(false);
  await say(() => vi.advanceTimersByTime(2_000));
  expect(waits()).toBe(true);
  await say(() => report(false));
  expect(waits()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
