// @chunk countdown
import { useLayoutEffect, useRef } from 'react';
import { effect } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { turn } from './turn.ts';
import './wheels.css';

interface WheelsProps {
  /** when the countdown ends, epoch ms of the phone's clock */
  end: ReadonlySignal<number | undefined>;
  /** hh:mm:ss as of the last tick that counts */
  text: ReadonlySignal<string>;
  /** whether it is on the screen: elsewhere the wheels stand */
  seen: ReadonlySignal<boolean>;
}

/** ms by which the phone's clock may move against the one of its animations before the wheels are set anew */
const tolerance = 300;

/**
 * Minutes and seconds as wheels of digits that the compositor turns: no second of a countdown changes the page, which
 * would take a style, a layout, a paint and a commit. Only the hours are a text.
 */
export function Wheels({ end, text, seen }: WheelsProps) {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let hours = '';
    let until: number | undefined;
    let drift = 0;
    let stop: (() => void) | undefined;
    const forget = effect(() => {
      // Of each second that is seen, also for a phone that slept: its animations slept too.
      const shown = text.value.slice(0, -6);
      if (hours !== shown) face.current!.dataset.hours = hours = shown;
      const wanted = seen.value ? end.value : undefined;
      const now = Date.now();
      const found = now - performance.now();
      if (stop && wanted === until && Math.abs(found - drift) < tolerance) return;
      stop?.();
      until = wanted;
      drift = found;
      stop = turn(face.current!.querySelectorAll<HTMLElement>('.wheel'), (end.value ?? now) - now, wanted !== undefined);
    });
    return () => {
      forget();
      stop?.();
    };
  }, [end, text, seen]);
  return (
    <span ref={face} className="countdown-face" aria-hidden="true">
      <Pair />
      <Pair />
    </span>
  );
}

/** Tens and ones after a colon. */
const Pair = () => (
  <span className="countdown-pair">
    <span className="wheel wheel-tens" />
    <span className="wheel" />
  </span>
);
