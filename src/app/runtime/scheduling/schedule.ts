import { effect, signal, untracked } from '@preact/signals-react';

/** Screens on their way, fingers on a link among them, and what waits until they stand. */
const ways = { open: 0, waiting: new Set<() => void>() };

/** Whether a screen is on its way, or a finger on a link to one. */
export const isScreenComing = (): boolean => ways.open > 0;

/** Milestones of a page, each reached once: whoever brings it about sets it. */
export const reached = {
  /** the page is hydrated and has its first answers: the code of idle parts no longer shares a slow line with them */
  started: signal(false),
  /** home's first games are painted; the parts above them stand in the page's HTML, and their code would delay the games on a weak phone */
  games: signal(false),
  /** home has been seen: no popup covers it before */
  seen: signal(false),
  /** the person has come near what lies below home's games: before, it costs nothing */
  end: signal(false),
};

export type Milestone = keyof typeof reached;

/** When something may run: after a milestone, or at a time that comes again. */
export type Phase = Exclude<Milestone, 'end'> | 'paint' | 'free' | 'rest' | 'idle' | 'touch';

type Wait = (run: () => void) => void;

/** After a milestone, and then at a time that comes again. */
const after = (milestone: Milestone, phase: Phase): Wait => (run) => void effect(() => void (reached[milestone].value && untracked(() => waits[phase](run))));

/** ms for an engine without `requestIdleCallback` (iOS), in which a tap is answered */
const idleMs = 200;

const touches = ['touchstart', 'mousedown', 'keydown'];

/** THE ways to say "later". */
const waits: Readonly<Record<Phase, Wait>> = {
  /** in a task after the next paint; in a background tab, when the tab is shown */
  paint: (run) => void requestAnimationFrame(() => void setTimeout(run)),
  /** now, or once no screen is on its way: for what nobody waits for, such as a prefetch */
  free: (run) => void (ways.open ? ways.waiting.add(run) : run()),
  /** once the phone is idle: what is due, such as a render, comes first */
  rest: (run) => void (typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 5_000 }) : setTimeout(run, idleMs)),
  /** once the page has loaded, the phone is idle and no screen is on its way */
  idle(run) {
    const wait = () => waits.rest(() => waits.free(run));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  },
  /**
   * with the person's next touch or key, for what only a person who stays needs. After the paint: three imports in the touch
   * itself held the pressed state back by 20 ms at 6x. A screen that the touch leads to goes first.
   */
  touch(run) {
    const touched = () => {
      touches.forEach((touch) => removeEventListener(touch, touched, true));
      waits.paint(() => waits.free(run));
    };
    touches.forEach((touch) => addEventListener(touch, touched, { capture: true, passive: true }));
  },
  started: after('started', 'idle'),
  games: after('games', 'free'),
  seen: after('seen', 'idle'),
};

/**
 * Runs a callback when its time has come. Returns a function that cancels it or, if it has run and returned
 * a function, calls that.
 */
export function schedule(phase: Phase, run: () => void | (() => void)): () => void {
  let wanted = true;
  let end: void | (() => void);
  waits[phase](() => void (wanted && (end = run())));
  return () => {
    wanted = false;
    end?.();
  };
}

/** A screen goes first: what waits for `free` starts after the next paint after the call of the function that this returns. */
export function goFirst(): () => void {
  let stands = false;
  ways.open++;
  return () => {
    if (stands) return;
    stands = true;
    waits.paint(() => {
      if (--ways.open) return;
      for (const run of Array.from(ways.waiting)) {
        ways.waiting.delete(run);
        run();
      }
    });
  };
}
