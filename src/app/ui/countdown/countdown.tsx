import { useLayoutEffect, useMemo, useRef } from 'react';
import { signal, useComputed, type ReadonlySignal } from '@preact/signals-react';
import { canMove } from '../../device/motion.ts';
import { countdownText } from '../../../contract/countdown.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { untranslated } from '../live/live.tsx';
import { followSeconds, leftUntil } from './follow-seconds.ts';
import './countdown.css';

/** For each wheel, from tens of minutes to seconds: how many digits it has, and for how many ms each of them shows. */
const wheelsOf = [
  { digits: 6, step: 600_000 },
  { digits: 10, step: 60_000 },
  { digits: 6, step: 10_000 },
  { digits: 10, step: 1_000 },
];

/** ms for which the animations go on at zero; less than a second, after which a wheel would turn again */
const zeroMs = 500;

/** Sets the wheels to a remaining time in ms, to zero if it is negative, and if `moving` turns them until it is over. Returns the function that stops them. */
export function turn(wheels: ArrayLike<HTMLElement>, left: number, moving: boolean): () => void {
  const rest = Math.max(0, left);
  const animations = wheelsOf.map(({ digits, step }, at) => {
    const period = digits * step;
    // The highest digit is on top, and a second shows until it has passed.
    const passed = (((period - 1_000 - rest) % period) + period) % period;
    const { style } = wheels[at]!;
    if (!moving) {
      style.transform = `translateY(${(Math.floor(passed / step) / digits) * -100}%)`;
      return undefined;
    }
    const animation = wheels[at]!.animate([{ transform: 'none', easing: `steps(${digits})` }, { transform: 'translateY(-100%)' }], {
      duration: period,
      iterationStart: passed / period,
      iterations: (rest + zeroMs) / period,
      fill: 'both',
    });
    // Known at once: by itself it would begin with the next frame.
    animation.startTime = performance.now();
    return animation;
  });
  return () => {
    for (const animation of animations) animation?.cancel();
  };
}

/** ms by which the phone's clock may move against the one of its animations before the wheels are set anew */
const tolerance = 300;

/** Turns the wheels in `face` as a countdown runs. */
function startWheels(face: HTMLElement) {
  const wheels = face.querySelectorAll<HTMLElement>('.wheel');
  let hours = '';
  let until: number | undefined;
  let drift = 0;
  let stop: (() => void) | undefined;
  return {
    /** Follows a text, hh:mm:ss, and its end, epoch ms of the phone's clock. Call it at each tick too: animations sleep with the phone. */
    follow(text: string, end: number | undefined, moving: boolean) {
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
const Wheels = () => (
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

/** G §9: near its end below this many ms. */
const nearEnd = 6_000;

interface CountdownProps {
  /** when it ends, epoch ms of the phone's own clock; none where nothing runs */
  end: ReadonlySignal<number | undefined>;
  /** no period runs: its dashes end where others' digits do */
  rests?: boolean;
}

/** The text of the first render. In a drawn page the boot script sets it, because the page may be some seconds old. */
const firstText = (until: number | undefined): string => countdownText(import.meta.env.SSR || until === undefined ? undefined : Math.max(0, until - Date.now()));

/**
 * A countdown. Time and colour follow the clock while it is on the screen: no tick renders it. Its text tells the time to
 * the second, but where wheels show it the text is hidden, and a change of it takes no frame.
 */
export function Countdown({ end, rests }: CountdownProps) {
  const place = useRef<HTMLSpanElement>(null);
  const text = useMemo(() => signal(firstText(end.peek())), []);
  const turns = useComputed(() => hydrated.value && end.value !== undefined && canMove()).value;
  useLayoutEffect(() => {
    const { current } = place;
    const wheels = turns ? startWheels(current!.querySelector<HTMLElement>('.countdown-face')!) : undefined;
    let known = false;
    const forget = followSeconds(current!, end, (seen) => {
      const until = end.peek();
      // While it is not seen, it keeps the last text, or the first one that is known.
      if (until === undefined || seen || !known) {
        const left = until === undefined ? undefined : leftUntil(until);
        const told = countdownText(left);
        text.value = told;
        // A label of its own: Chromium's tree for screen readers knows no text that is not laid out, by whatever reference.
        current!.setAttribute('aria-label', told);
        known = left !== undefined;
        current!.classList.toggle('countdown-near', known && left! < nearEnd);
      }
      wheels?.follow(text.peek(), until, seen);
    });
    return () => {
      forget();
      wheels?.stop();
    };
  }, [end, text, turns]);
  return (
    <span ref={place} className={`notranslate numbers countdown${rests ? ' countdown-rests' : ''}`} {...untranslated} role="timer" {...(import.meta.env.SSR && { 'data-until': end.peek() })}>
      <span className={turns ? 'unseen told' : undefined}>{text}</span>
      {turns && <Wheels />}
    </span>
  );
}
