import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Signal } from '@preact/signals-react';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { onSeen } from '../motion/motion.ts';
import { PauseButton, type PauseLabels } from '../motion/pause-button.tsx';
import './marquee.css';

/** Moves the line: it stands at first, and its code comes when the line is seen. */
export const glide = lazy(() => import('./glide.ts'));

interface MarqueeProps {
  items: readonly string[];
  /** said, standing, when there are no items */
  empty: string;
  /** address behind a tap anywhere on the line */
  href: string;
  /** what holds it, with whatever else it holds */
  paused: Signal<boolean>;
  labels: PauseLabels;
}

/** One line of texts that glides from the beginning of each to the next; standing, it is cut where the line ends. */
export function Marquee({ items, empty, href, paused, labels }: MarqueeProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLSpanElement>(null);
  const text = items.join(' · ');

  // Without its code the line stands; it is asked for again when it is seen again.
  useEffect(() => onSeen(root.current!, (seen) => void (seen && glide.load().catch(() => {}))), []);
  const code = glide.value.value;
  // Ends with the line: a passive effect ends after the next paint, and what waits for a screen runs before.
  useLayoutEffect(() => (text && code ? code.startGlide(root.current!, track.current!, paused) : undefined), [text, paused, code]);

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
