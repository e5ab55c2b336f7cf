import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { Island, lazyIsland } from '../../../../../src/app/ui/lazy/lazy.tsx';
import { reached } from '../../../../../src/app/runtime/scheduling/schedule.ts';

const load = vi.fn<() => Promise<{ default: ComponentType<{ late?: boolean }> }>>();

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
  const { container } = render(<Island of={lazyIsland(load)} when="free" />);
  await vi.advanceTimersByTimeAsync(12_000);
  load.mockResolvedValue({ default: () => <p>ilha</p> });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(container.textContent).toBe('ilha');
});

test('an island that is unmounted before its code is here tries no more', async () => {
  load.mockRejectedValue(new Error('no network'));
  const { unmount } = render(<Island of={lazyIsland(load)} when="free" />);
  await vi.advanceTimersByTimeAsync(1_000);
  const tries = load.mock.calls.length;
  unmount();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tries, load.mock.calls.length]).toEqual([2, 2]);
});

test('an island that is unmounted before it is time for its code loads none', async () => {
  const { unmount } = render(<Island of={lazyIsland(load)} when="games" />);
  unmount();
  reached.games.value = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).not.toHaveBeenCalled();
});

test('what was drawn is hydrated where it stands once anyone has loaded its code; an empty place is filled late', async () => {
  const lates: unknown[] = [];
  load.mockResolvedValue({
    default: ({ late }: { late?: boolean }) => {
      lates.push(late);
      return <p>ilha</p>;
    },
  });
  const island = lazyIsland(load);
  const [drawn, empty] = [render(<Island of={island} />), render(<Island of={island} />)];
  const place = drawn.container.firstElementChild!;
  place.innerHTML = '<p>ilha</p>';
  const { firstChild } = place;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  await island.load();
  await vi.advanceTimersByTimeAsync(1);
  expect([place.firstChild === firstChild, place.childNodes.length, empty.container.textContent]).toEqual([true, 1, 'ilha']);
  expect(lates).toEqual([undefined, true]);
  // Its code is here: the next one is filled with its page.
  render(<Island of={island} />);
  expect(lates).toEqual([undefined, true, undefined]);
});
