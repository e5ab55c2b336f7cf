import { contrast, mix, readable } from './contrast.ts';
import { onArt, type Color, type Theme } from './theme.ts';

/** Two colours that the app puts on each other. */
export interface Pair {
  /** a colour of the theme, or `on-art` */
  front: Color | 'on-art';
  /** one colour, or the two ends of a gradient */
  ground: readonly Color[];
  /** least contrast: `readable` for text, 3 for graphics (WCAG 2.2 AA, 1.4.11) */
  least: typeof readable | 3;
}

const grounds = ['ground', 'surface', 'surface-2', 'surface-3'] as const;

const text = (front: Pair['front'], ...ground: Color[]): Pair => ({ front, ground, least: readable });
const drawn = (front: Pair['front'], ...ground: Color[]): Pair => ({ front, ground, least: 3 });

/** All pairs of the app; text colours are checked on each ground of a sheet or a card. */
export const pairs: readonly Pair[] = [
  ...(['text', 'quiet', 'accent-text', 'won', 'trouble'] as const).flatMap((front) => grounds.map((ground) => text(front, ground))),
  text('on-accent', 'accent', 'accent-2'),
  text('on-won', 'won'),
  text('on-trouble', 'trouble'),
  text('on-chosen', 'chosen'),
  text('jackpot-text', 'jackpot', 'jackpot-2'),
  text('jackpot-text', 'digit', 'digit-2'),
  text('jackpot-text', 'vip'),
  text('text', 'vip'),
  text('on-art', 'card-3d', 'card-3d-2'),
  // Bars of charts, and the mark on a home screen.
  drawn('accent-2', 'ground'),
  drawn('accent-2', 'surface'),
];

/** Samples of a gradient: between its ends it may be darker than both. */
const steps = 32;

/** The least contrast of a pair, over the whole gradient if its ground is one. */
export function contrastOf(theme: Theme, { front, ground: [start, end] }: Pair): number {
  const color = front === 'on-art' ? onArt : theme[front];
  if (!end) return contrast(color, theme[start!]);
  return Math.min(...Array.from({ length: steps + 1 }, (_, step) => contrast(color, mix(theme[start!], theme[end], step / steps))));
}

/** The unreadable pairs of a theme, a sentence each. */
export function contrastFaults(theme: Theme): string[] {
  return pairs.flatMap((pair) => {
    const found = contrastOf(theme, pair);
    if (found >= pair.least) return [];
    // Truncated, not rounded: 4.499 must not show as 4.5.
    const ratio = (Math.floor(found * 100) / 100).toFixed(2);
    return `theme: ${pair.front} on ${pair.ground.join(' to ')} has a contrast of ${ratio}:1, and needs ${pair.least}:1`;
  });
}
