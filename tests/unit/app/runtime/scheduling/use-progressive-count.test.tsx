import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProgressiveCount } from '../../../../../src/app/runtime/scheduling/use-progressive-count.ts';
import { trackHistory } from '../../../../../src/app/runtime/router/history.ts';
import { hydrated } from '../../../../../src/app/runtime/scheduling/hydration.tsx';

/** ms of a frame */
const frame = 16;

// What comes after the page's own content.
hydrated.value = true;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  cleanup();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

function List({ count, step }: { count: number; step: number }) {
  return <p>{Math.min(count, useProgressiveCount(count, step))}</p>;
}

const drawnIn = (container: Element) => Array.from(container.querySelectorAll('p'), (list) => Number(list.textContent));

/** What each list has drawn, at first and after each ms of some frames. */
async function duringFrames(container: Element, frames: number): Promise<number[][]> {
  const seen = [drawnIn(container)];
  for (let ms = 0; ms < frames * frame; ms++) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    seen.push(drawnIn(container));
  }
  return seen;
}

test('a list is drawn step by step, each after a paint, until it is whole', async () => {
  const { container } = render(<List count={7} step={3} />);
  const seen = (await duringFrames(container, 12)).flat();
  expect([...new Set(seen)]).toEqual([3, 6, 7]);
  expect(vi.getTimerCount(), 'a whole list waits for nothing').toBe(0);
});

test('of a page to which the person returns the first nine items stand at once', async () => {
  history.replaceState({ step: 1 }, '');
  trackHistory();
  history.replaceState({ step: 0 }, '');
  const { container } = render(<List count={12} step={1} />);
  expect(drawnIn(container)).toEqual([9]);
  expect((await duringFrames(container, 12)).at(-1)).toEqual([12]);
  history.replaceState(null, '');
});

test('a list that fits its first step waits for nothing', async () => {
  const { container } = render(<List count={3} step={3} />);
  expect(new Set((await duringFrames(container, 3)).flat())).toEqual(new Set([3]));
});

test('of lists that come together, one grows after a paint, and none is left out', async () => {
  const { container } = render(<><List count={6} step={2} /><List count={6} step={2} /></>);
  const seen = await duringFrames(container, 30);
  const grown = seen.slice(1).map((now, at) => now.filter((count, list) => count > seen[at]![list]!).length);
  expect(Math.max(...grown)).toBe(1);
  expect(seen.at(-1)).toEqual([6, 6]);
});

test('a list that grows later is drawn on from where it stood', async () => {
  const { container, rerender } = render(<List count={2} step={2} />);
  await duringFrames(container, 3);
  rerender(<List count={5} step={2} />);
  expect(drawnIn(container)).toEqual([2]);
  expect((await duringFrames(container, 12)).at(-1)).toEqual([5]);
});

test('a list that leaves between two turns grows no more, and holds up no other', async () => {
  const { container, rerender } = render(<><List key="long" count={90} step={1} /><List key="short" count={6} step={2} /></>);
  rerender(<List key="short" count={6} step={2} />);
  expect((await duringFrames(container, 30)).at(-1)).toEqual([6]);
});
