import { endAll, listen } from '../../device/listen.ts';

/** The axis along which the slides move. */
export type Axis = 'x' | 'y';

/** The events of a drag. Distances are px along the axis, negative to the left and upward. */
interface Drag {
  /** the gesture is a drag along the axis */
  start(): void;
  move(distance: number): void;
  /** released, with a velocity in px per ms; 0 if the browser took over the gesture */
  end(velocity: number): void;
}

/** A sample of a drag: its time (ms) and the px since the start. */
export type Sample = readonly [number, number];

/** px of movement from which a touch is a drag */
const decisive = 6;
/** ms of samples that count for the velocity */
const recent = 100;

/** Whether a gesture is the carousel's or scrolls the page, by the px moved along the axis and across it; undefined below `decisive`. */
export function lock(along: number, across: number): 'ours' | 'page' | undefined {
  if (Math.max(Math.abs(along), Math.abs(across)) < decisive) return undefined;
  return Math.abs(along) > Math.abs(across) ? 'ours' : 'page';
}

/** The velocity of the last `recent` ms in px per ms; 0 for a finger that rested before its release. */
export function velocity(samples: readonly Sample[], now: number): number {
  const fresh = samples.filter(([time]) => now - time <= recent);
  const first = fresh[0];
  const last = fresh[fresh.length - 1];
  return first && last && last[0] > first[0] ? (last[1] - first[1]) / (last[0] - first[0]) : 0;
}

const finger = (event: Event) => ('touches' in event ? (event as TouchEvent).touches[0]! : (event as MouseEvent));

/** Calls `drag` for one finger or the mouse on the element, and suppresses the click that ends a drag. Returns the function that stops it. */
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

/** px per ms from which a flick turns the slide, however short it is */
const flick = 0.2;

/** The index modulo `count`, 0 or more also for a negative one. */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/** The index limited to 0 … count - 1. */
export const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** The shown position of a drag: past the ends it follows less and less, and never by a third of a slide. */
export function band(position: number, count: number): number {
  const over = position - clamp(position, count);
  return position - over + over / (1 + 3 * Math.abs(over));
}

/**
 * The place of a slide at the start of a move between two positions, in slides from the viewport. With `loop` it is on the
 * side to which the move goes, so that even two slides can go round.
 */
export function offset(slide: number, from: number, to: number, count: number, loop: boolean): number {
  if (!loop) return slide - from;
  const middle = (from + to) / 2;
  return wrap(slide - middle + count / 2, count) - count / 2 + middle - from;
}

/**
 * The slide on which a released drag ends: the next in the direction of a flick, else the nearest; at most one turn.
 * `start` is the slide on which it began, `speed` is px per ms towards the next slides.
 */
export function snap(start: number, position: number, speed: number): number {
  const round = Math.abs(speed) < flick ? Math.round : speed > 0 ? Math.ceil : Math.floor;
  return Math.max(start - 1, Math.min(start + 1, round(position)));
}
