import { computed, effect, signal, untracked } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { overlays } from '../../runtime/overlays/overlays.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { listen } from './listen.ts';
import { onSeen } from './on-seen.ts';

/** Events that begin a reason to stand still, and those that end it; the reason is their first five letters. */
const events = 'touchstart touchend touchcancel pointerenter pointerleave focusin focusout';
const begins = /start|enter|in$/;

/** Whether the person asked for less motion. Read at each use, without a listener: to change the setting, the person leaves the page. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the person has stopped a part, and what stops it or lets it go on. */
export function createPause(): { paused: ReadonlySignal<boolean>; pause: (on: boolean) => void } {
  const paused = signal(false);
  return {
    paused,
    pause: (on) => {
      paused.value = on;
    },
  };
}

/**
 * Runs `start` whenever `element` may move by itself, and what `start` returned when it no longer may:
 * page hidden, element under an overlay, off screen, touched, hovered or holding the focus, motion unwanted, or `paused`
 * by the person. Returns a function that ends it.
 */
export function whileMoving(
  element: HTMLElement,
  paused: ReadonlySignal<boolean>,
  start: () => () => void,
): () => void {
  const reasons = signal<readonly string[]>(['screen']);
  const hold = (reason: string, on: boolean) => {
    const others = reasons.peek().filter((other) => other !== reason);
    reasons.value = on ? [...others, reason] : others;
  };
  const onPage = () => hold('page', document.hidden);
  onPage();

  // After the paint, all in their order: a tap stops and starts the part three times, which would hold its pressed state back.
  const endings = [
    listen(document, 'visibilitychange', onPage),
    listen(element, events, ({ type, target }) => {
      const on = begins.test(type);
      // Play must not be stopped by the finger or the focus that pressed it.
      if (!on || !(target as Element).classList.contains('pause')) schedule('paint', () => hold(type.slice(0, 5), on));
    }, { passive: true }),
    onSeen(element, (seen) => hold('screen', !seen)),
  ];
  // An announcement's carousel is itself in an overlay. When idle: to stop the parts of home held the menu back by 50 ms at 6x.
  if (!element.closest('.overlay')) {
    endings.push(effect(() => {
      const covered = overlays.value.length > 0;
      return schedule('idle', () => hold('overlay', covered));
    }));
  }
  const moving = computed(() => !paused.value && !reasons.value.length && !reducedMotion());
  endings.push(effect(() => (moving.value ? untracked(start) : undefined)));

  return () => {
    for (const end of endings) end();
  };
}
