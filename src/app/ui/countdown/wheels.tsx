import { turn } from './turn.ts';
import './wheels.css';

/** ms by which the phone's clock may move against the one of its animations before the wheels are set anew */
const tolerance = 300;

/** Wheels that follow a countdown. */
export interface TurningWheels {
  /** Follows a text, hh:mm:ss, and its end, epoch ms of the phone's clock; `moving` only while they are on the screen. */
  follow(text: string, end: number | undefined, moving: boolean): void;
  stop(): void;
}

/** Turns the wheels in `face`. Call `follow` at each tick too, for a phone that slept: its animations slept too. */
export function startWheels(face: HTMLElement): TurningWheels {
  const wheels = face.querySelectorAll<HTMLElement>('.wheel');
  let hours = '';
  let until: number | undefined;
  let drift = 0;
  let stop: (() => void) | undefined;
  return {
    follow(text, end, moving) {
      const shown = text.slice(0, -6);
      if (hours !== shown) face.dataset.hours = hours = shown;
      const wanted = moving ? end : undefined;
      const now = Date.now();
      const found = now - performance.now();
      if (stop && wanted === until && Math.abs(found - drift) < tolerance) return;
      stop?.();
      until = wanted;
      drift = found;
      stop = turn(wheels, (end ?? now) - now, wanted !== undefined);
    },
    stop() {
      stop?.();
    },
  };
}

/**
 * Minutes and seconds as wheels of digits that the compositor turns: no second of a countdown changes the page, which
 * would take a style, a layout, a paint and a commit. Only the hours are a text.
 */
export const Wheels = () => (
  <span className="countdown-face" aria-hidden="true">
    <Pair />
    <Pair />
  </span>
);

/** Tens and ones after a colon. */
const Pair = () => (
  <span className="countdown-pair">
    <span className="wheel wheel-tens" />
    <span className="wheel" />
  </span>
);
