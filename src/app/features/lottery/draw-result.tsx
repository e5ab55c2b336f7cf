import { useEffect, useRef } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';
import { followSeconds } from '../../ui/countdown/follow-seconds.ts';
import { leftUntil } from '../../ui/countdown/time-left.ts';
import './draw-result.css';

/** ms before a draw in which the balls wait for it */
const due = 10_000;

interface DrawResultProps {
  /** the number, digit by digit, or its balls */
  balls: readonly string[];
  /** tells this draw from the one before, which may have brought the same number; none: nothing is celebrated */
  draw?: string;
  /** when the next one is drawn, epoch ms of the phone's own clock; with it, the balls show no digits in the last ten seconds */
  end?: ReadonlySignal<number | undefined>;
}

/** A drawn number. The next one's last ten seconds empty its balls, and one that arrives while the person looks on is celebrated. */
export function DrawResult({ balls, draw, end }: DrawResultProps) {
  const place = useRef<HTMLSpanElement>(null);
  const first = useRef(draw);
  first.current ??= draw;
  const fresh = draw !== undefined && draw !== first.current;
  useEffect(() => {
    if (!end) return undefined;
    const { current } = place;
    return followSeconds(current!, end, (seen) => {
      const until = end.peek();
      current!.classList.toggle('drawn-due', seen && until !== undefined && leftUntil(until) < due);
    });
  }, [end, draw]);
  return (
    // Another draw is another element: its celebration begins anew.
    <span key={draw} ref={place} className={fresh ? 'drawn drawn-fresh numbers' : 'drawn numbers'}>
      {balls.map((ball, at) => (
        // eslint-disable-next-line react/no-array-index-key
        <span key={at} className="drawn-digit">
          {ball}
        </span>
      ))}
    </span>
  );
}
