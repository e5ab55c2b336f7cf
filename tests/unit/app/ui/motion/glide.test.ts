import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glide, untilSecond } from '../../../../../src/app/ui/motion/glide.ts';
import { fakeBrowser } from '../../../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => browser.restore());

const animated = () => {
  const element = document.createElement('div');
  const animation = { cancel: vi.fn() };
  const animate = vi.spyOn(element, 'animate').mockReturnValue(animation as unknown as Animation);
  return { element, animate, animation };
};

test('a glide reaches its end in its time, stands there, and is taken away by what it returns', () => {
  const { element, animate, animation } = animated();
  const stop = glide([{ element, from: 'translateX(0)', to: 'translateX(50px)' }], 300);
  const [frames, whole] = animate.mock.calls[0]! as [Keyframe[], number];
  expect(frames.map(({ transform }) => transform)).toEqual(['translateX(0)', 'translateX(50px)', 'translateX(50px)']);
  expect(frames[1]!.offset! * whole).toBeCloseTo(300);
  expect(whole).toBeGreaterThan(untilSecond(300));
  expect(animation.cancel).not.toHaveBeenCalled();
  stop();
  expect(animation.cancel).toHaveBeenCalledOnce();
});

test('a glide stands for so long that its end, for which the browser draws a frame even after it was taken away, comes once a minute', () => {
  const { element, animate } = animated();
  glide([{ element, from: 'translateX(0)', to: 'translateX(50px)' }], 300)();
  const [, whole] = animate.mock.calls[0]! as [Keyframe[], number];
  expect(whole - 300).toBeGreaterThanOrEqual(60_000);
});

test('where less motion is wanted nothing glides', () => {
  browser.preferReducedMotion();
  const { element, animate } = animated();
  glide([{ element, from: 'translateX(0)', to: 'translateX(50px)' }], 300);
  expect(animate).not.toHaveBeenCalled();
});

test.each([[0, 300, 1_000], [1, 5_000, 4_999], [700, 300, 300], [750, 300, 250]])('%i ms after a whole second, %i ms end with the whole second in %i ms', (after, ms, expected) => {
  vi.setSystemTime(1_800_000_000_000 + after);
  expect(untilSecond(ms)).toBe(expected);
});
