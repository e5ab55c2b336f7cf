// @chunk above-fold
import { useEffect, useRef, useState } from 'react';
import { createPause, whileMoving } from '../motion/motion.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import type { PauseLabels } from '../motion/pause-button.tsx';
import './marquee.css';

/** How long a character takes to pass, ms: about 60 pixels a second. */
const pace = 130;
/** The shortest way is that of a line this long: a short text crosses the whole width as well. */
const shortest = 45;
/** ms of a step, 20 a second, each of three frames at 60 Hz: a frame of an animation costs the main thread a task, and a step is 3 pixels. */
const step = 50;

interface MarqueeProps {
  items: readonly string[];
  /** said, standing, when there are no items */
  empty: string;
  /** address behind a tap anywhere on the line */
  href: string;
  labels: PauseLabels;
}

/** One line of texts that passes by; standing, it shows its beginning, cut where the line ends. */
export function Marquee({ items, empty, href, labels }: MarqueeProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLSpanElement>(null);
  const [{ paused, pause }] = useState(createPause);
  const text = items.join(' · ');

  useEffect(() => {
    if (!text) return undefined;
    const { classList, style } = track.current!;
    const duration = Math.max(shortest, text.length) * pace;
    style.animationDuration = `${duration}ms`;
    style.animationTimingFunction = `steps(${Math.round(duration / step)})`;
    const stop = whileMoving(root.current!, paused, () => {
      classList.add('marquee-begun', 'marquee-moving');
      return () => classList.remove('marquee-moving');
    });
    return () => {
      stop();
      // Another text starts from its beginning, wherever this one was.
      classList.remove('marquee-begun');
    };
  }, [text, paused]);

  return (
    <div ref={root} className="marquee">
      <a className="marquee-line" href={href}>
        <span ref={track} className="marquee-track">
          <span className="marquee-text">{text || empty}</span>
          {text && <span className="marquee-text marquee-again" aria-hidden="true">{text}</span>}
        </span>
      </a>
      {text && <PauseButton onPause={pause} labels={labels} />}
    </div>
  );
}
