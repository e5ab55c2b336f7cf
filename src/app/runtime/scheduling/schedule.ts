import { effect, signal, untracked } from '@preact/signals-react';
import { listen } from '../../device/listen.ts';

/** Number of screens being opened, including links under a finger, and the callbacks that wait until there are none. */
const opening = { count: 0, waiting: new Set<() => void>() };

/** Whether a screen is being opened, or a link to one is under a finger. */
export const isScreenComing = (): boolean => opening.count > 0;

/** Milestones of a page, each reached once; set by the code that reaches it. */
export const reached = {
  /** the page is hydrated and has its first answers: the code of idle parts no longer competes with them on a slow network */
  started: signal(false),
  /** home's first games are painted; the parts above them are in the page's HTML, and loading their code earlier would delay the games on a weak phone */
  games: signal(false),
  /** home has been seen: no popup may cover it before */
  seen: signal(false),
  /** the person has scrolled near the parts below home's games: until then these load nothing */
  end: signal(false),
};

export type Milestone = keyof typeof reached;

/** When a callback may run: after a milestone, or at a recurring moment. */
export type Phase = Exclude<Milestone, 'end'> | 'paint' | 'free' | 'rest' | 'idle' | 'touch' | 'gesture';

type Wait = (run: () => void) => void;

/** After a milestone, at the next moment of `phase`. */
const after = (milestone: Milestone, phase: Phase): Wait => (run) => void effect(() => void (reached[milestone].value && untracked(() => waits[phase](run))));

/** ms, in place of `requestIdleCallback` where an engine lacks it (iOS): long enough to answer a tap */
const idleMs = 200;

/** Whether the person has tapped or typed since the page was opened; true in engines without `userActivation`, whose Back stops at each entry. */
const hasGesture = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

/** The only ways to defer work. */
const waits: Readonly<Record<Phase, Wait>> = {
  /** in a task after the next paint; in a background tab, when the tab is shown */
  paint: (run) => void requestAnimationFrame(() => void setTimeout(run)),
  /** now, or once no screen is being opened: for what nobody waits for, such as a prefetch */
  free: (run) => void (opening.count ? opening.waiting.add(run) : run()),
  /** once the phone is idle, after pending work such as a render */
  rest: (run) => void (typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 5_000 }) : setTimeout(run, idleMs)),
  /** once the page has loaded, the phone is idle and no screen is being opened */
  idle(run) {
    const wait = () => waits.rest(() => waits.free(run));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  },
  /**
   * with the next touch or key, for code that only a person who stays needs. After the paint: three imports in the
   * touch event itself delayed the pressed state by 20 ms at 6x. A screen that the touch opens goes first.
   */
  touch(run) {
    const touched = () => {
      stop();
      waits.paint(() => waits.free(run));
    };
    const stop = listen(window, 'touchstart mousedown keydown', touched, { capture: true, passive: true });
  },
  /**
   * now, or after the person's first tap or key: what opens by itself must wait for it. Until then Chromium's own Back
   * skips the history entry of an overlay, and leaves the page. A touch that only scrolls is no gesture.
   */
  gesture: (run) => void (hasGesture() ? run() : waits.touch(() => waits.gesture(run))),
  started: after('started', 'idle'),
  games: after('games', 'free'),
  seen: after('seen', 'idle'),
};

/** Runs a callback at its phase. Returns a function that cancels it or, if it has run and returned a function, calls that. */
export function schedule(phase: Phase, run: () => void | (() => void)): () => void {
  let wanted = true;
  let end: void | (() => void);
  waits[phase](() => void (wanted && (end = run())));
  return () => {
    wanted = false;
    end?.();
  };
}

/** Gives a screen priority: callbacks of `free` wait until the returned function has been called and the next paint is over. */
export function goFirst(): () => void {
  let stands = false;
  opening.count++;
  return () => {
    if (stands) return;
    stands = true;
    waits.paint(() => {
      if (--opening.count) return;
      for (const run of Array.from(opening.waiting)) {
        opening.waiting.delete(run);
        run();
      }
    });
  };
}
