import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { Island, lazyIsland } from '../../../../../src/app/runtime/lazy/island.tsx';

/** The code is loaded as soon as the island stands. */
const atOnce = async () => {};

const load = vi.fn<() => Promise<{ default: ComponentType }>>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an island whose code fails to load shows once it can be had', async () => {
  load.mockRejectedValue(new Error('no network'));
  const { container } = render(<Island of={lazyIsland(load)} after={atOnce} />);
  await vi.advanceTimersByTimeAsync(12_000);
  load.mockResolvedValue({ default: () => <p>ilha</p> });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(container.textContent).toBe('ilha');
});

test('an island that is unmounted before its code is here tries no more', async () => {
  load.mockRejectedValue(new Error('no network'));
  const { unmount } = render(<Island of={lazyIsland(load)} after={atOnce} />);
  await vi.advanceTimersByTimeAsync(1_000);
  const tries = load.mock.calls.length;
  unmount();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tries, load.mock.calls.length]).toEqual([2, 2]);
});

test('an island that is unmounted before it is time for its code loads none', async () => {
  const { unmount } = render(<Island of={lazyIsland(load)} after={() => new Promise((resolve) => setTimeout(resolve, 1_000))} />);
  unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).not.toHaveBeenCalled();
});
