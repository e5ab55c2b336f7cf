// @chunk countdown
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { computed, effect, signal, useComputed } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { watchOnScreen } from './on-screen.ts';
import { countdownText, leftUntil } from './time-left.ts';
import { canTurn } from './turn.ts';
import { startWheels, Wheels } from './wheels.tsx';
import './countdown.css';

/** G §9: near its end below this many ms. */
const nearEnd = 6_000;

interface CountdownProps {
  /** when it ends, epoch ms of the phone's own clock; none where nothing runs */
  end: ReadonlySignal<number | undefined>;
}

/** The time as it was when it was last seen, or the first that came. */
function whileSeen(end: ReadonlySignal<number | undefined>) {
  const seen = signal(false);
  let last: number | undefined;
  const left = computed(() => {
    const until = end.value;
    if (until === undefined) return (last = undefined);
    return seen.value || last === undefined ? (last = leftUntil(until)) : last;
  });
  return { seen, left };
}

/**
 * A countdown. Time and colour follow the clock while it is on the screen: no tick renders it. Its text tells the time to
 * the second, but where wheels show it the text is hidden, and a change of it takes no frame.
 */
export function Countdown({ end }: CountdownProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { seen, left } = useMemo(() => whileSeen(end), [end]);
  const text = useMemo(() => computed(() => countdownText(left.value)), [left]);
  const turns = useComputed(() => end.value !== undefined && canTurn()).value;
  useEffect(() => watchOnScreen(place.current!, seen), [seen]);
  useLayoutEffect(() => {
    const { current } = place;
    const wheels = turns ? startWheels(current!.querySelector<HTMLElement>('.countdown-face')!) : undefined;
    // One for all that follows the time. Not `useSignalEffect`, which asks for a frame at every tick.
    const forget = effect(() => {
      const told = text.value;
      current!.setAttribute('aria-label', told);
      current!.classList.toggle('countdown-near', (left.peek() ?? nearEnd) < nearEnd);
      wheels?.follow(told, end.value, seen.value);
    });
    return () => {
      forget();
      wheels?.stop();
    };
  }, [end, left, seen, text, turns]);
  return (
    <span ref={place} className="countdown numbers" role="timer">
      <span className={turns ? 'unseen told' : undefined}>{text}</span>
      {turns && <Wheels />}
    </span>
  );
}
