import { useEffect, useRef, type ReactNode } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';
import { Picture } from '../../ui/picture/picture.tsx';
import { followSeconds, leftUntil } from '../../ui/countdown/follow-seconds.ts';
import { Places } from '../../ui/async/places.tsx';
import './draw.css';

interface DrawCardProps {
  /** address of the lottery's logo, as the platform writes it */
  mark: string;
  /** the logo is among the page's first pictures */
  first?: boolean;
  /** text beside the picture */
  children: ReactNode;
}

/** Logos that a phone shows before their list is scrolled. */
export const firstLogos = 6;

/** A lottery's logo, and beside it its name and the state of its draws. */
export function DrawCard({ mark, first, children }: DrawCardProps) {
  return (
    <>
      <Picture className="draw-card-icon" of={mark} at="lottery" first={first} />
      <span className="fill">{children}</span>
    </>
  );
}

/** Placeholder of a lottery's card, of the same height, with its logo once that is known. */
export function DrawCardPlace({ mark, first }: { mark?: string; first?: boolean }) {
  return (
    <div className="row draw-card-open">
      {mark ? <Picture className="draw-card-icon" of={mark} at="lottery" first={first} /> : <span className="draw-card-icon skeleton-block" />}
      <span className="fill">
        <span className="ellipsis draw-card-name skeleton-line skeleton-short" />
        <span className="quiet draw-card-note skeleton-line" />
        <span className="drawn" />
      </span>
    </div>
  );
}

/** Placeholders of lotteries that are loading. */
export const drawCardPlaces = <Places count={5} className="draw-cards" item="card draw-card"><DrawCardPlace /></Places>;

/** ms before a draw in which the balls show no digits */
const due = 10_000;

interface DrawResultProps {
  /** the number, digit by digit, or its balls */
  balls: readonly string[];
  /** identifies the draw, since two may have the same number; without it nothing is celebrated */
  draw?: string;
  /** when the next draw is, epoch ms of the phone's own clock; with it, the balls show no digits in the last ten seconds */
  end?: ReadonlySignal<number | undefined>;
}

/** A drawn number. Its balls are empty in the last ten seconds before the next draw, and a result that arrives while it is shown is celebrated. */
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
    // The key makes each draw a new element, whose animation starts anew.
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
