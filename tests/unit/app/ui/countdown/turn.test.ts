import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { countdownText } from '../../../../../src/contract/countdown.ts';
import { turn } from '../../../../../src/app/ui/countdown/countdown.tsx';

/** How many digits each wheel has: the highest on top. */
const digits = [6, 10, 6, 10];

/** A wheel that keeps its animation: the digit on top of which it stands `ms` after the start. */
function wheel(at: number) {
  const element = document.createElement('span');
  let timing: KeyframeAnimationOptions = {};
  const cancel = vi.fn();
  element.animate = ((_: Keyframe[], options: KeyframeAnimationOptions) => {
    timing = options;
    if (timing.iterations! < 0) throw new TypeError('iterationCount must be non-negative');
    return { cancel } as unknown as Animation;
  }) as typeof element.animate;
  const count = digits[at]!;
  const shows = (ms: number) => {
    const turns = Math.min(ms / (timing.duration as number), timing.iterations!) + timing.iterationStart!;
    // As `steps(count)`: half a millisecond is far less than a step.
    return count - 1 - Math.floor((turns + 0.5 / (timing.duration as number)) % 1 * count);
  };
  const stands = () => count - 1 - Math.round(-Number(/-?[\d.]+/.exec(element.style.transform)![0]) * count / 100);
  return { element, cancel, shows, stands };
}

const wheels = () => digits.map((_, at) => wheel(at));
const faceOf = (digit: number[]) => `${digit[0]}${digit[1]}:${digit[2]}${digit[3]}`;
/** Minutes and seconds of the text. */
const expected = (left: number) => countdownText(Math.max(0, left)).slice(-5);

/** Below 0 where a screen opens after the end, or the phone's clock jumps. */
const left = fc.integer({ min: -3_600_000, max: 30 * 3_600_000 });

test('standing wheels show the time left', () => {
  fc.assert(fc.property(left, (ms) => {
    const four = wheels();
    turn(four.map(({ element }) => element), ms, false);
    expect(faceOf(four.map(({ stands }) => stands()))).toBe(expected(ms));
  }));
});

test('turning wheels show the time left at every moment, and zero once it is over', () => {
  fc.assert(fc.property(left, fc.integer({ min: 0, max: 30 * 3_600_000 }), (ms, passed) => {
    const four = wheels();
    turn(four.map(({ element }) => element), ms, true);
    expect(faceOf(four.map(({ shows }) => shows(passed)))).toBe(expected(ms - passed - 0.5));
  }));
});

test('what stops the wheels takes their animations away', () => {
  const four = wheels();
  turn(four.map(({ element }) => element), 60_000, true)();
  for (const { cancel } of four) expect(cancel).toHaveBeenCalledOnce();
});
