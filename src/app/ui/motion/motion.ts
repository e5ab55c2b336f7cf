import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-react';
import { endAll, listen } from '../../device/listen.ts';
import { canMove, reducedMotion } from '../../device/motion.ts';
import { overlays } from '../../runtime/overlays/overlays.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';

/** Calls `report` when `element` enters the viewport and when it leaves it. Returns the function that stops it. */
export function onSeen(element: Element, report: (seen: boolean) => void): () => void {
  let observer: IntersectionObserver | undefined;
  // iOS before 12.2 has no observer: there everything counts as seen.
  if (typeof IntersectionObserver === 'function') {
    observer = new IntersectionObserver((entries) => report(entries[entries.length - 1]!.isIntersecting));
    observer.observe(element);
  } else report(true);
  return () => observer?.disconnect();
}

/** Events that begin a reason not to move, and those that end it; the reason is named by their first five letters. */
const events = 'touchstart touchend touchcancel pointerenter pointerleave focusin focusout';
const begins = /start|enter|in$/;

/**
 * Runs `start` whenever `element` may move by itself, and what `start` returned when it no longer may:
 * page hidden, element under an overlay, off screen, touched, hovered or holding the focus, motion unwanted, or `paused`
 * by the person. Returns the function that stops it.
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

  // After the paint, in their order: a tap stops and starts the part three times, which would delay its pressed state.
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
  return endAll(endings);
}

/** One glide of an element: `at` ms, values of `transform`. */
interface Leg {
  at: number;
  from: string;
  to: string;
}

/** An element and its glides, in the order of time. Between two of them it stands where the first ended. */
export interface Movement {
  element: HTMLElement;
  legs: readonly Leg[];
}

/** ms by which a wait may be shorter than asked, because timers are late */
const late = 100;

/** ms for which a finished glide keeps its end unless it is cancelled */
const heldMs = 60_000;

/** ms to the first whole second of the phone's clock after `ms`, or at most 100 ms before it: a change there shares its frame with what ticks. */
export function untilSecond(ms: number): number {
  const now = Date.now();
  return Math.ceil((now + ms - late) / 1_000) * 1_000 - now;
}

/**
 * Moves elements on the compositor, if they can move: each glide lasts `duration` ms, all of them `whole` ms, repeated `times` times.
 * What starts an animation takes two to three frames of the main thread, a glide within one takes none. Returns
 * the animations.
 */
export function travel(movements: readonly Movement[], duration: number, whole: number, times = 1): Animation[] {
  if (!canMove()) return [];
  // Standing by steps: between two equal values the compositor's result differs in its last bits, and each frame is drawn.
  const standAt = (transform: string, at: number) => ({ transform, offset: at / whole, easing: 'step-end' });
  return movements.map(({ element, legs }) =>
    element.animate(
      [
        standAt(legs[0]!.from, 0),
        ...legs.flatMap(({ at, from, to }) => [{ transform: from, offset: at / whole, easing: 'ease-out' }, standAt(to, at + duration)]),
        standAt(legs[legs.length - 1]!.to, whole),
      ],
      { duration: whole, iterations: times },
    ));
}

/**
 * Moves elements once; the style of each must already say where it ends. The caller cancels the animations, best when
 * something else draws a frame: an animation that ends by itself takes four frames of the main thread (Chromium 156), so
 * these stand at their end for a minute more. The browser draws a frame when that time is over even if they are gone by
 * then, and after some seconds it was one frame for each glide.
 */
export const glide = (movements: readonly Movement[], duration: number): Animation[] =>
  travel(movements, duration, Math.max(...movements.flatMap(({ legs }) => legs.map(({ at }) => at))) + duration + heldMs);

/** ms by which animations may be ahead of the clock, or behind it */
const tolerance = 300;

/** Sets animations to `time`, ms since they began, if they are elsewhere: while a phone sleeps its animations stand still. */
export function keepTime(animations: readonly Animation[], time: number): void {
  for (const each of animations) if (Math.abs((each.currentTime as number) - time) > tolerance) each.currentTime = time;
}
