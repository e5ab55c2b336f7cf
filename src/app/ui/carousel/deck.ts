import { effect, type ReadonlySignal, type Signal } from '@preact/signals-react';
import { savesData } from '../../device/choices.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { endAll, listen } from '../../device/listen.ts';
import { untilSecond, whileMoving } from '../motion/motion.ts';
import { createMover } from './mover.ts';
import { band, clamp, snap, track, wrap, type Axis } from './track.ts';

/** The carousel that turns by itself. */
interface AutoplayOptions {
  region: HTMLElement;
  viewport: HTMLElement;
  index: ReadonlySignal<number>;
  paused: ReadonlySignal<boolean>;
  /** ms until the next turn */
  wait: () => number;
  next: () => void;
  /** ends the current move */
  settle: () => void;
}

/**
 * Turns the slides while `whileMoving` allows it; each slide gets its full time, however it was reached. With data saving
 * on, only the person turns them, because each turn loads a picture. Returns the function that stops it.
 */
function startAutoplay({ region, viewport, index, paused, wait, next, settle }: AutoplayOptions): () => void {
  if (savesData()) {
    region.querySelector<HTMLElement>('.pause')!.style.display = 'none';
    return () => {};
  }
  return whileMoving(region, paused, () => {
    viewport.setAttribute('aria-live', 'off');
    const stop = effect(() => {
      void index.value;
      // A turn loads a picture, which must not compete with a screen that a tap has requested.
      let stopWaiting = () => {};
      const timer = setTimeout(() => (stopWaiting = schedule('free', next)), wait());
      return () => {
        clearTimeout(timer);
        stopWaiting();
      };
    });
    return () => {
      stop();
      settle();
      viewport.setAttribute('aria-live', 'polite');
    };
  });
}

/** ms of the shortest glide after a flick */
const quickest = 130;

/** Keys that turn back and on. */
const keys = { x: ['ArrowLeft', 'ArrowRight'], y: ['ArrowUp', 'ArrowDown'] };

/** The rendered carousel, and how it moves. */
export interface DeckOptions {
  region: HTMLElement;
  viewport: HTMLElement;
  /** index of the shown slide: the deck writes it, and follows when others do */
  index: Signal<number>;
  /** whether the previous slide is needed: set once a drag pulls it into view */
  before: Signal<boolean>;
  paused: ReadonlySignal<boolean>;
  axis: Axis;
  loop: boolean;
  /** ms for which a slide stays, in whole seconds; 0: until the person turns it */
  autoplay: number;
  /** ms of one turn */
  speed: number;
}

/** Makes two or more rendered slides movable: by drags, keys, buttons and autoplay. Returns the function that stops it. */
export function startDeck({ region, viewport, index, before, paused, axis, loop, autoplay, speed }: DeckOptions): () => void {
  const count = viewport.children.length;
  const steps = Array.from(region.querySelectorAll('.carousel-step'));
  index.value = clamp(index.peek(), count);
  const mover = createMover(viewport, region.querySelector<HTMLElement>('.carousel-mark'), axis, loop, index.peek());

  const go = (from: number, target: number, duration: number) => {
    const to = loop ? target : clamp(target, count);
    if (from !== to) mover.glide(from, to, duration);
    index.value = wrap(to, count);
  };
  const turn = (step: number) => go(mover.measure().position, mover.slide() + step, speed);
  const next = () => {
    if (loop && mover.tour(autoplay, speed)) index.value = mover.slide();
    // Without a tour, a single turn: autoplay only turns slides that stand still.
    else go(mover.slide(), mover.slide() + 1, speed);
  };

  let origin = 0;
  let size = 1;
  let position = 0;
  const drag = {
    start() {
      ({ position, size } = mover.measure());
      origin = position;
      mover.place(position);
    },
    move(distance: number) {
      position = origin - distance / size;
      if (!loop) position = band(position, count);
      if (position < mover.slide()) before.value = true;
      mover.place(position);
    },
    end(velocity: number) {
      const target = snap(mover.slide(), position, -velocity);
      const rest = Math.abs(target - position) * size / Math.abs(velocity);
      go(position, target, Math.max(quickest, Math.min(speed, rest)));
    },
  };

  const endings = [
    mover.end,
    effect(() => {
      const shown = index.value;
      if (shown !== mover.slide()) {
        // A slide turned by hand is read out, those that are drawn at the beginning are not; autoplay turns this off while it runs.
        if (!viewport.hasAttribute('aria-live')) viewport.setAttribute('aria-live', 'polite');
        go(mover.measure().position, shown, speed);
      }
      if (loop) return;
      steps.forEach((step, at) => step.setAttribute('aria-disabled', String(shown === at * (count - 1))));
    }),
    track(viewport, axis, drag),
    listen(region, 'keydown', (event) => {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      const at = keys[axis].indexOf(key);
      // With a modifier an arrow is the browser's: back, forward.
      if (at < 0 || altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      turn(at * 2 - 1);
    }),
    ...steps.map((step, at) => listen(step, 'click', () => turn(at * 2 - 1))),
  ];
  if (autoplay) {
    const wait = () => mover.untilTurn() ?? untilSecond(autoplay);
    endings.push(startAutoplay({ region, viewport, index, paused, wait, next, settle: () => mover.settle(speed) }));
  }
  return endAll(endings);
}
