import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glide, travel, untilSecond } from '../../../../../src/app/ui/motion/motion.ts';
import { fakeBrowser } from '../../../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => browser.restore());

const legs = [{ at: 0, from: 'translateX(0)', to: 'translateX(50px)' }];

const animated = () => {
  const element = document.createElement('div');
  const animation = {};
  const animate = vi.spyOn(element, 'animate').mockReturnValue(animation as unknown as Animation);
  return { element, animate, animation };
};

interface Given {
  frames: Keyframe[];
  timing: { duration: number; iterations: number };
}

/** What an animation was made of. */
function given(animate: { mock: { calls: unknown[][] } }): Given {
  const [frames, timing] = animate.mock.calls[0]! as [Keyframe[], Given['timing']];
  return { frames, timing };
}

test('a glide reaches its end in its time, and stands there', () => {
  const { element, animate, animation } = animated();
  const moves = glide([{ element, legs }], 300);
  const { frames, timing: { duration: whole } } = given(animate);
  expect(frames.map(({ transform }) => transform)).toEqual(['translateX(0)', 'translateX(0)', 'translateX(50px)', 'translateX(50px)']);
  expect(frames[2]!.offset! * whole).toBeCloseTo(300);
  expect(whole).toBeGreaterThan(untilSecond(300));
  expect(moves).toEqual([animation]);
});

test('a glide stands for so long that its end, for which the browser draws a frame even after it was taken away, comes once a minute', () => {
  const { element, animate } = animated();
  glide([{ element, legs }], 300);
  expect(given(animate).timing.duration - 300).toBeGreaterThanOrEqual(60_000);
});

test('on a way of several glides an element stands still between them, by steps, for a frame in which nothing changes is not drawn', () => {
  const { element, animate } = animated();
  travel([{ element, legs: [{ at: 0, from: 'a', to: 'b' }, { at: 5_000, from: 'c', to: 'a' }] }], 300, 10_000, Infinity);
  const { frames, timing } = given(animate);
  expect(timing).toEqual({ duration: 10_000, iterations: Infinity });
  expect(frames).toEqual([
    { transform: 'a', offset: 0, easing: 'step-end' },
    { transform: 'a', offset: 0, easing: 'ease-out' },
    { transform: 'b', offset: 0.03, easing: 'step-end' },
    { transform: 'c', offset: 0.5, easing: 'ease-out' },
    { transform: 'a', offset: 0.53, easing: 'step-end' },
    { transform: 'a', offset: 1, easing: 'step-end' },
  ]);
});

test('where less motion is wanted nothing glides', () => {
  browser.preferReducedMotion();
  const { element, animate } = animated();
  glide([{ element, legs }], 300);
  expect(animate).not.toHaveBeenCalled();
});

test.each([[0, 300, 1_000], [1, 5_000, 4_999], [700, 300, 300], [750, 300, 250]])('%i ms after a whole second, %i ms end with the whole second in %i ms', (after, ms, expected) => {
  vi.setSystemTime(1_800_000_000_000 + after);
  expect(untilSecond(ms)).toBe(expected);
});
