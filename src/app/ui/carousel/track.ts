import { endAll, listen } from '../../device/listen.ts';

/** Along which the slides move. */
export type Axis = 'x' | 'y';

/** The events of a drag. Pixels along the axis, negative to the left and upward. */
interface Drag {
  /** It is a drag and the carousel's own. */
  start(): void;
  move(distance: number): void;
  /** Let go at so many pixels a millisecond; 0 when the browser took the gesture away. */
  end(velocity: number): void;
}

/** A place at a time: [ms, pixels]. */
export type Sample = readonly [number, number];

/** Pixels that tell a drag from a trembling finger. */
const decisive = 6;
/** How far back the velocity looks, ms. */
const recent = 100;

/** Whose gesture it is after moving so far; undefined while it cannot be told. */
export function lock(along: number, across: number): 'ours' | 'page' | undefined {
  if (Math.max(Math.abs(along), Math.abs(across)) < decisive) return undefined;
  return Math.abs(along) > Math.abs(across) ? 'ours' : 'page';
}

/** Pixels a millisecond of late; a finger that rested before it let go has none. */
export function velocity(samples: readonly Sample[], now: number): number {
  const fresh = samples.filter(([time]) => now - time <= recent);
  const first = fresh[0];
  const last = fresh[fresh.length - 1];
  return first && last && last[0] > first[0] ? (last[1] - first[1]) / (last[0] - first[0]) : 0;
}

const finger = (event: Event) => ('touches' in event ? (event as TouchEvent).touches[0]! : (event as MouseEvent));

/** Follows one finger, or the mouse, over the element, and swallows the click that ends a drag. */
export function track(element: HTMLElement, axis: Axis, drag: Drag): () => void {
  // iOS 12 does not know `touch-action: pan-y`: there each move has to be kept from the page by hand.
  const passive = CSS.supports('touch-action', 'pan-y');
  let from: { clientX: number; clientY: number; timeStamp: number } | undefined;
  let ours = false;
  let samples: Sample[] = [];
  let release: (() => void) | undefined;

  const end = (event: Event) => {
    release?.();
    if (from && ours) drag.end(event.type === 'touchcancel' ? 0 : velocity(samples, event.timeStamp));
    from = undefined;
    // The click of a mouse comes right after its mouseup, before any timer.
    setTimeout(() => {
      if (!from) ours = false;
    });
  };

  const move = (event: Event) => {
    if (!from) return;
    const { clientX, clientY } = finger(event);
    const x = clientX - from.clientX;
    const y = clientY - from.clientY;
    const along = axis === 'x' ? x : y;
    const { timeStamp } = event;
    const owner = ours ? 'ours' : lock(along, axis === 'x' ? y : x);
    if (!owner) return;
    // Where moves are not passive, one that cannot be cancelled is scrolling the page already.
    if (owner === 'page' || !(passive || event.cancelable)) {
      end(event);
      return;
    }
    if (!passive) event.preventDefault();
    if (ours) {
      samples.push([timeStamp, along]);
      drag.move(along);
      return;
    }
    ours = true;
    // The slides set out from here; the way to here counts for the velocity, as a flick has few moves.
    samples = [[from.timeStamp, -along], [timeStamp, 0]];
    from = { clientX, clientY, timeStamp };
    drag.start();
  };

  const start = (event: Event) => {
    end(event);
    const mouse = event.type === 'mousedown';
    if (mouse ? (event as MouseEvent).button : (event as TouchEvent).touches.length > 1) return;
    ours = false;
    const { clientX, clientY } = finger(event);
    from = { clientX, clientY, timeStamp: event.timeStamp };
    if (!mouse) return;
    // Neither select text nor pull a picture out of the page.
    event.preventDefault();
    release = endAll([listen(window, 'mousemove', move), listen(window, 'mouseup', end)]);
  };

  const swallow = (event: Event) => {
    if (!ours) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return endAll([
    () => release?.(),
    listen(element, 'touchstart', start, { passive: true }),
    listen(element, 'touchmove', move, { passive }),
    listen(element, 'touchend touchcancel', end),
    listen(element, 'mousedown', start),
    listen(element, 'click', swallow, { capture: true }),
  ]);
}

// A position counts in slides: 1.25 is a quarter of the way from the second slide to the third.

/** A flick faster than this, in pixels a millisecond, turns the slide however short its way. */
const flick = 0.2;

/** The number brought into 0 to count - 1 by going round. */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/** The number held between the first slide and the last. */
export const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** Past the ends a drag gives less and less, and never a third of a slide. */
export function band(position: number, count: number): number {
  const over = position - clamp(position, count);
  return position - over + over / (1 + 3 * Math.abs(over));
}

/**
 * Where a slide stands when the carousel sets out from one position to another, in slides from the middle.
 * With `loop` it stands on the side the way leads to, so that even two slides can go round.
 */
export function offset(slide: number, from: number, to: number, count: number, loop: boolean): number {
  if (!loop) return slide - from;
  const middle = (from + to) / 2;
  return wrap(slide - middle + count / 2, count) - count / 2 + middle - from;
}

/**
 * The slide on which a released drag comes to rest: where a flick points, else the nearest; one turn at most.
 * `start` is the slide it began on, `speed` in pixels a millisecond towards the slides after it.
 */
export function snap(start: number, position: number, speed: number): number {
  const round = Math.abs(speed) < flick ? Math.round : speed > 0 ? Math.ceil : Math.floor;
  return Math.max(start - 1, Math.min(start + 1, round(position)));
}
