// @chunk play
import { useRef } from 'react';
import './draw-result.css';

interface DrawnProps {
  /** the number, digit by digit */
  digits: readonly string[];
  /** tells this draw from the one before, which may have brought the same number; none: nothing is celebrated */
  draw?: string;
}

/** A drawn number. One that arrives while the person looks on is celebrated. */
export function DrawResult({ digits, draw }: DrawnProps) {
  const first = useRef(draw);
  first.current ??= draw;
  const fresh = draw !== undefined && draw !== first.current;
  return (
    // Another draw is another element: its celebration begins anew.
    <span key={draw} className={fresh ? 'drawn drawn-fresh numbers' : 'drawn numbers'}>
      {digits.map((digit, at) => (
        // eslint-disable-next-line react/no-array-index-key
        <span key={at} className="drawn-digit">
          {digit}
        </span>
      ))}
    </span>
  );
}
