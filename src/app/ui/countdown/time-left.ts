// @chunk countdown
import { computed } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { serverNow, wholeSecond } from '../../runtime/clock.ts';

/** An instant of the platform (epoch ms) by the phone's own clock. */
export const onPhone = (time: number): ReadonlySignal<number> => computed(() => time - serverNow() + Date.now());

/** ms until an instant of the phone's own clock, as of the last whole second; never below 0. */
export const leftUntil = (end: number): number => Math.max(0, end - (wholeSecond.value || Date.now()));

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** hh:mm:ss of so many ms; --:--:-- where nothing runs. A second shows until it has passed. */
export function countdownText(left: number | undefined): string {
  if (left === undefined) return '--:--:--';
  const seconds = Math.ceil(left / 1_000);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}
