import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useClosingRanks } from '../../../../../src/app/features/rewards/closing-ranks.ts';

const animate = vi.fn();

function List({ names }: { names: readonly string[] }) {
  return (
    <ul ref={useClosingRanks<HTMLUListElement>()}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Rows of 50 px, one under the other. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Array.from(this.parentElement!.children).indexOf(this) * 50;
  });
  Element.prototype.animate = function (this: Element, frames: unknown) {
    return animate(this.textContent, frames) as Animation;
  } as typeof Element.prototype.animate;
});

afterEach(() => {
  cleanup();
  animate.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('rows below one that has gone glide from where they stood; those above stand', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { rerender } = render(<List names={['a', 'b', 'c', 'd']} />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<List names={['a', 'c', 'd']} />);
  const glide = [{ transform: 'translateY(50px)' }, { transform: 'none' }];
  expect(animate.mock.calls).toEqual([['c', glide], ['d', glide]]);
});

test('nothing moves where the person asked for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { rerender } = render(<List names={['a', 'b']} />);
  rerender(<List names={['b']} />);
  expect(animate).not.toHaveBeenCalled();
});
