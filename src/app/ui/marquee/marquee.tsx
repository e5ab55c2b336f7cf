import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Signal } from '@preact/signals-react';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { onSeen } from '../motion/motion.ts';
import { PauseButton, type PauseLabels } from '../motion/pause-button.tsx';
import './marquee.css';

/** The code that moves the line; it loads when the line is first seen. */
export const glide = lazy(() => import('./glide.ts'));

interface MarqueeProps {
  items: readonly string[];
  /** text shown without motion if there are no items */
  empty: string;
  /** where a tap anywhere on the line leads */
  href: string;
  /** whether the person has paused it; other parts may share the signal */
  paused: Signal<boolean>;
  labels: PauseLabels;
}

/** One line of texts that glides from text to text; without motion it is cut at the line's end. */
export function Marquee({ items, empty, href, paused, labels }: MarqueeProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLSpanElement>(null);
  const text = items.join(' · ');

  // If the code fails to load, the line does not move; it is requested again when the line is seen again.
  useEffect(() => onSeen(root.current!, (seen) => void (seen && glide.load().catch(() => {}))), []);
  const code = glide.value.value;
  // A layout effect: passive ones end after the next paint, and what waits for a screen runs before that.
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
