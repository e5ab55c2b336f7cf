import { computed } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { serverNow, wholeSecond } from '../../runtime/clock.ts';

/** An instant of the platform (epoch ms) by the phone's own clock. */
export const onPhone = (time: number): ReadonlySignal<number> => computed(() => time - serverNow() + Date.now());

/** ms until an instant of the phone's own clock, as of the last whole second; never below 0. */
export const leftUntil = (end: number): number => Math.max(0, end - (wholeSecond.value || Date.now()));
