import { computed, signal } from '@preact/signals-react';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { DrawResult } from '../../../../../src/app/features/lottery/draw-result.tsx';

let report: (seen: boolean) => void;

vi.stubGlobal('IntersectionObserver', class {
  constructor(told: (entries: object[]) => void) {
    report = (isIntersecting) => told([{ target: document.querySelector('.drawn'), isIntersecting }]);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
});
afterEach(cleanup);

test('a result out of sight looks at no tick; its balls wait for the draw as soon as it is seen', async () => {
  const left = signal(60_000);
  let looks = 0;
  const end = computed(() => {
    looks++;
    return Date.now() + left.value;
  });
  const { container } = render(<DrawResult digits={['1', '2']} draw="12" end={end} />);
  const say = (deed: () => void) => act(async () => deed());
  const waits = () => container.querySelector('.drawn')!.classList.contains('drawn-due');
  await say(() => report(false));
  const before = looks;
  await say(() => (left.value = 9_000));
  expect(looks).toBe(before);
  expect(waits()).toBe(false);
  await say(() => report(true));
  expect(waits()).toBe(true);
  await say(() => (left.value = 300_000));
  expect(waits()).toBe(false);
});
