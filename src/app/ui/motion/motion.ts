// @chunk above-fold
import { computed, effect, signal, untracked } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { overlays } from '../../runtime/overlays/overlays.ts';
import { afterPaint } from '../../runtime/scheduling/after-paint.ts';
import { listen } from './listen.ts';

type Reason = 'page' | 'screen' | 'touch' | 'hover' | 'focus';

/** Events that begin a reason to stand still, and those that end it. */
const begins: Record<string, Reason> = { touchstart: 'touch', pointerenter: 'hover', focusin: 'focus' };
const ends: Record<string, Reason> = { touchend: 'touch', touchcancel: 'touch', pointerleave: 'hover', focusout: 'focus' };

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
  const reasons = signal<readonly Reason[]>([]);
  const hold = (reason: Reason, on: boolean) => {
    const others = reasons.peek().filter((other) => other !== reason);
    reasons.value = on ? [...others, reason] : others;
  };
  const onPage = () => hold('page', document.hidden);

  let observer: IntersectionObserver | undefined;
  // iOS before 12.2 has no observer: there it moves off screen too.
  if (typeof IntersectionObserver === 'function') {
    hold('screen', true);
    observer = new IntersectionObserver((entries) => hold('screen', !entries[entries.length - 1]!.isIntersecting));
    observer.observe(element);
  }
  onPage();

  // After the paint, both in their order: a tap stops and starts the part three times, which would hold its pressed state back.
  const endings = [
    listen(document, 'visibilitychange', onPage),
    listen(element, Object.keys(begins).join(' '), ({ type, target }) => {
      // Play must not be stopped by the finger or the focus that pressed it.
      if (!(target as Element).classList.contains('pause')) afterPaint(() => hold(begins[type]!, true));
    }, { passive: true }),
    listen(element, Object.keys(ends).join(' '), ({ type }) => void afterPaint(() => hold(ends[type]!, false))),
    () => observer?.disconnect(),
  ];
  // An announcement's carousel is itself in an overlay.
  const above = element.closest('.overlay');
  const moving = computed(() => !paused.value && (above || !overlays.value.length) && !reasons.value.length && !reducedMotion());
  endings.push(effect(() => (moving.value ? untracked(start) : undefined)));

  return () => {
    for (const end of endings) end();
  };
}
