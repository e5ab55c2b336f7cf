import { useMemo, useRef } from 'react';
import { computed, useSignalEffect } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
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

/** A countdown. Its text and its colour follow the signal: no tick renders it. */
export function Countdown({ remaining }: CountdownProps) {
  const place = useRef<HTMLSpanElement>(null);
  const text = useMemo(() => computed(() => countdownText(remaining.value)), [remaining]);
  useSignalEffect(() => {
    place.current?.classList.toggle('countdown-near', (remaining.value ?? nearEnd) < nearEnd);
  });
  return (
    <span ref={place} className="countdown numbers" role="timer">
      {text}
    </span>
  );
}
