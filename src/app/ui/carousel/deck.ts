import { effect, type ReadonlySignal, type Signal } from '@preact/signals-react';
import { savesData } from '../../device/choices.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { endAll, listen } from '../../device/listen.ts';
import { untilSecond, whileMoving } from '../motion/motion.ts';
import { createMover } from './mover.ts';
import { band, clamp, snap, track, wrap, type Axis } from './track.ts';

/** The carousel that turns, and how. */
interface AutoplayOptions {
  region: HTMLElement;
  viewport: HTMLElement;
  index: ReadonlySignal<number>;
  paused: ReadonlySignal<boolean>;
  /** ms until the next turn */
  wait: () => number;
  next: () => void;
  /** ends what still moves */
  settle: () => void;
}

/**
 * Turns the slides while nothing speaks against it; a slide has its whole time however it was reached. With data saving
 * on they are turned by hand alone: each brings its picture.
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
      // A turn brings a picture: it waits for the screen that a tap has asked for.
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

/** The quickest glide after a flick, ms. */
const quickest = 130;

/** Keys that turn back and on. */
const keys = { x: ['ArrowLeft', 'ArrowRight'], y: ['ArrowUp', 'ArrowDown'] };

/** The rendered carousel, and how it moves. */
export interface DeckOptions {
  region: HTMLElement;
  viewport: HTMLElement;
  /** The slide shown: the deck writes it, and follows whoever else does. */
  index: Signal<number>;
  /** whether the slide before the shown one is wanted: the deck sets it once a drag pulls that one into the window */
  before: Signal<boolean>;
  paused: ReadonlySignal<boolean>;
  axis: Axis;
  loop: boolean;
  /** ms a slide stays before the next, in whole seconds; 0: until it is turned */
  autoplay: number;
  /** ms of one turn */
  speed: number;
}

/** Brings two rendered slides or more to life: drags, keys, buttons, dots, autoplay. Returns what ends it. */
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
    // Where there is no tour, one turn: autoplay only turns slides that stand.
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
