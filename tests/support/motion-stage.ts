import { vi } from 'vitest';

type Seen = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** The world around a moving part, in the test's hand: clock, screen, page, and the wish for less motion. */
export function setStage() {
  const observers = new Map<Seen, Set<Element>>();
  let calm = false;
  let hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', class {
    #seen: Seen;
    constructor(seen: Seen) {
      this.#seen = seen;
    }
    observe(target: Element) {
      observers.set(this.#seen, (observers.get(this.#seen) ?? new Set()).add(target));
      this.#seen([{ isIntersecting: true, target }]);
    }
    unobserve(target: Element) {
      observers.get(this.#seen)?.delete(target);
    }
    disconnect() {
      observers.delete(this.#seen);
    }
  });
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  return {
    observers,
    screen(on: boolean) {
      for (const [seen, targets] of observers) seen(Array.from(targets, (target) => ({ isIntersecting: on, target })));
    },
    page(shown: boolean) {
      hidden = !shown;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    wantLessMotion() {
      calm = true;
    },
    strike() {
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

/** A touch or mouse event at a place and a time; `fingers` are those on the glass after it. */
export function pointer(target: EventTarget, type: string, { x, y, at }: Point, fingers = 1): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const place = { clientX: x, clientY: y };
  Object.assign(event, place, { button: 0 });
  if (type.startsWith('touch')) {
    const down = type === 'touchend' || type === 'touchcancel' ? fingers - 1 : fingers;
    Object.assign(event, { touches: Array.from({ length: down }, () => place) });
  }
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
  return event;
}

/** A finger laid down, moved evenly and lifted; `how` it ends. */
export function swipe(target: EventTarget, dx: number, dy: number, ms: number, how = 'touchend') {
  const steps = 10;
  pointer(target, 'touchstart', { x: 200, y: 200, at: 0 });
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    pointer(target, 'touchmove', { x: 200 + dx * part, y: 200 + dy * part, at: ms * part });
  }
  pointer(target, how, { x: 200 + dx, y: 200 + dy, at: ms });
}
