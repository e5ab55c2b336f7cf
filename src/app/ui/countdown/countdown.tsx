// @chunk countdown
import { useEffect, useMemo, useRef } from 'react';
import { computed, effect, signal } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { watchOnScreen } from './on-screen.ts';
import './countdown.css';

/** G §9: near its end below this many ms. */
const nearEnd = 6_000;

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** hh:mm:ss of so many ms; --:--:-- where nothing runs. A second shows until it has passed. */
export function countdownText(remaining: number | undefined): string {
  if (remaining === undefined) return '--:--:--';
  const seconds = Math.ceil(remaining / 1_000);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

interface CountdownProps {
  /** ms that remain, at each tick; none where nothing runs */
  remaining: ReadonlySignal<number | undefined>;
}

/** The time as it was when it was last seen, or the first that came: out of sight no tick changes the page, which would cost a style, a layout and a paint. */
function whileSeen(remaining: ReadonlySignal<number | undefined>) {
  const seen = signal(true);
  let last: number | undefined;
  return { seen, shown: computed(() => (seen.value || last === undefined ? (last = remaining.value) : last)) };
}

/** A countdown. Its text and its colour follow the signal while it is on the screen: no tick renders it. */
export function Countdown({ remaining }: CountdownProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { seen, shown } = useMemo(() => whileSeen(remaining), [remaining]);
  const text = useMemo(() => computed(() => countdownText(shown.value)), [shown]);
  useEffect(() => watchOnScreen(place.current!, seen), [seen]);
  useEffect(() => {
    const near = computed(() => (shown.value ?? nearEnd) < nearEnd);
    // Not `useSignalEffect`, which asks for a frame at every tick.
    return effect(() => void place.current?.classList.toggle('countdown-near', near.value));
  }, [shown]);
  return (
    <span ref={place} className="countdown numbers" role="timer">
      {text}
    </span>
  );
}
