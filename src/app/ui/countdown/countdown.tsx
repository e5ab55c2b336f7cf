import { useLayoutEffect, useMemo, useRef } from 'react';
import { signal, useComputed } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { hydrated } from '../../runtime/scheduling/hydrated.ts';
import { countdownText } from '../../../contract/countdown.ts';
import { followSeconds } from './follow-seconds.ts';
import { leftUntil } from './time-left.ts';
import { untranslated } from '../live/live.tsx';
import { canTurn } from './turn.ts';
import { startWheels, Wheels } from './wheels.tsx';
import './countdown.css';

/** G §9: near its end below this many ms. */
const nearEnd = 6_000;

interface CountdownProps {
  /** when it ends, epoch ms of the phone's own clock; none where nothing runs */
  end: ReadonlySignal<number | undefined>;
}

/** What a drawn page shows is set by its boot script: the page may be some seconds old. */
const firstText = (until: number | undefined): string => countdownText(import.meta.env.SSR || until === undefined ? undefined : Math.max(0, until - Date.now()));

/**
 * A countdown. Time and colour follow the clock while it is on the screen: no tick renders it. Its text tells the time to
 * the second, but where wheels show it the text is hidden, and a change of it takes no frame.
 */
export function Countdown({ end }: CountdownProps) {
  const place = useRef<HTMLSpanElement>(null);
  const text = useMemo(() => signal(firstText(end.peek())), []);
  const turns = useComputed(() => hydrated.value && end.value !== undefined && canTurn()).value;
  useLayoutEffect(() => {
    const { current } = place;
    const wheels = turns ? startWheels(current!.querySelector<HTMLElement>('.countdown-face')!) : undefined;
    let known = false;
    const forget = followSeconds(current!, end, (seen) => {
      const until = end.peek();
      // Out of sight it keeps the time that was seen last, or the first that came.
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
    <span ref={place} className="countdown numbers notranslate" {...untranslated} role="timer" {...(import.meta.env.SSR && { 'data-until': end.peek() })}>
      <span className={turns ? 'unseen told' : undefined}>{text}</span>
      {turns && <Wheels />}
    </span>
  );
}
