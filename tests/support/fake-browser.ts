import { vi } from 'vitest';

type Report = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** Puts under the test's control: timers, idle moments, intersection observers, the page's visibility and `prefers-reduced-motion`. */
export function fakeBrowser() {
  const observers = new Map<Report, Set<Element>>();
  let reducedMotion = false;
  let hidden = false;
  // On a whole second: what moves by itself does so on whole seconds.
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('IntersectionObserver', class {
    #report: Report;
    constructor(seen: Report) {
      this.#report = seen;
    }
    observe(target: Element) {
      observers.set(this.#report, (observers.get(this.#report) ?? new Set()).add(target));
      this.#report([{ isIntersecting: true, target }]);
    }
    unobserve(target: Element) {
      observers.get(this.#report)?.delete(target);
    }
    disconnect() {
      observers.delete(this.#report);
    }
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  return {
    observers,
    setOnScreen(on: boolean) {
      for (const [seen, targets] of observers) seen(Array.from(targets, (target) => ({ isIntersecting: on, target })));
    },
    setPageVisible(shown: boolean) {
      hidden = !shown;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    preferReducedMotion() {
      reducedMotion = true;
    },
    restore() {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}

interface Point {
  x: number;
  y: number;
  /** ms */
  at: number;
}

/** Dispatches a touch or mouse event at a point and a time; `fingers` is the number of touches after it. */
export function pointer(target: EventTarget, type: string, { x, y, at }: Point, fingers = 1): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const position = { clientX: x, clientY: y };
  Object.assign(event, position, { button: 0 });
  if (type.startsWith('touch')) {
    const down = type === 'touchend' || type === 'touchcancel' ? fingers - 1 : fingers;
    Object.assign(event, { touches: Array.from({ length: down }, () => position) });
  }
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
  return event;
}

/** A finger touches, moves evenly and ends with the event `end`. */
export function swipe(target: EventTarget, dx: number, dy: number, ms: number, end = 'touchend') {
  const steps = 10;
  pointer(target, 'touchstart', { x: 200, y: 200, at: 0 });
  for (let step = 1; step <= steps; step++) {
    const fraction = step / steps;
    pointer(target, 'touchmove', { x: 200 + dx * fraction, y: 200 + dy * fraction, at: ms * fraction });
  }
  pointer(target, end, { x: 200 + dx, y: 200 + dy, at: ms });
}
