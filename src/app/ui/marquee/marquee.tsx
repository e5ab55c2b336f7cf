import { useLayoutEffect, useRef } from 'react';
import { useSignal } from '@preact/signals-react';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { travel, whileMoving } from '../motion/motion.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import type { PauseLabels } from '../motion/pause-button.tsx';
import './marquee.css';

/** ms from one stop of the line to the next */
const stay = 4_000;
/** ms of the glide to a stop. Each of its frames costs the main thread a task, and a line that never stands has 20 to 60 a second. */
const duration = 500;

/** The transforms with which the line stands: at the beginning of each text, on to the end of one that is longer than the line, and at the beginning again. Reads the layout. */
function stopsOf(track: HTMLElement): string[] {
  const line = track.parentElement!.offsetWidth;
  const stops: number[] = [];
  track.querySelectorAll<HTMLElement>('.marquee-text > span').forEach(({ offsetLeft, offsetWidth }) => {
    const end = offsetLeft + offsetWidth - line;
    let at = offsetLeft;
    stops.push(at);
    while (at < end) {
      // Half a line at a time: what stood on the right is read again on the left.
      at = Math.min(end, at + (line >> 1) + 1);
      stops.push(at);
    }
  });
  return [...stops.map((stop) => `translateX(-${stop}px)`), 'translateX(-100%)'];
}

interface MarqueeProps {
  items: readonly string[];
  /** said, standing, when there are no items */
  empty: string;
  /** address behind a tap anywhere on the line */
  href: string;
  labels: PauseLabels;
}

/** One line of texts that glides from the beginning of each to the next; standing, it is cut where the line ends. */
export function Marquee({ items, empty, href, labels }: MarqueeProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLSpanElement>(null);
  const paused = useSignal(false);
  const text = items.join(' · ');

  // Ends with the line: a passive effect ends after the next paint, and what waits for a screen runs before.
  useLayoutEffect(() => {
    if (!text) return undefined;
    const element = track.current!;
    let move: Animation | undefined;
    const start = () => {
      if (!move) {
        const stops = stopsOf(element);
        const legs = stops.slice(1).map((to, at) => ({ at: (at + 1) * stay - duration, from: stops[at]!, to }));
        [move] = travel([{ element, legs }], duration, legs.length * stay, Infinity);
        if (move) element.classList.add('marquee-begun');
      }
      move?.play();
      return () => move?.pause();
    };
    // The page's start has no time for it: it reads the layout, and an animation begins with two or three frames.
    const stop = schedule('idle', () => whileMoving(root.current!, paused, start));
    return () => {
      stop();
      // Another text starts from its beginning, wherever this one was.
      move?.cancel();
      element.classList.remove('marquee-begun');
    };
  }, [text, paused]);

  return (
    <div ref={root} className="marquee">
      <a className="marquee-line" href={href}>
        <span ref={track} className="marquee-track">
          <span className="marquee-text">
            {/* eslint-disable-next-line react/no-array-index-key -- two may bear the same title */}
            {text ? items.map((item, at) => [at ? ' · ' : '', <span key={at}>{item}</span>]) : empty}
          </span>
          {text && <span className="marquee-text marquee-again" aria-hidden="true">{text}</span>}
        </span>
      </a>
      {text && <PauseButton paused={paused} labels={labels} />}
    </div>
  );
}
