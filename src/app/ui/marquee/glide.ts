import type { ReadonlySignal } from '@preact/signals-react';
import { onBreakClass } from '../../../contract/page.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { travel, whileMoving } from '../motion/motion.ts';

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

/** Moves the track from text to text whenever `root` may move. Reads the layout. Returns the function that stops it and puts the line back to its beginning. */
export function startGlide(root: HTMLElement, track: HTMLElement, paused: ReadonlySignal<boolean>): () => void {
  // On a break nothing glides: home's banners are hidden then, and with them the button that would hold it.
  if (document.documentElement.classList.contains(onBreakClass)) return () => {};
  let move: Animation | undefined;
  // It reads the layout, and an animation begins with two or three frames.
  const stop = schedule('idle', () => whileMoving(root, paused, () => {
    if (!move) {
      const stops = stopsOf(track);
      const legs = stops.slice(1).map((to, at) => ({ at: (at + 1) * stay - duration, from: stops[at]!, to }));
      [move] = travel([{ element: track, legs }], duration, legs.length * stay, Infinity);
      if (move) track.classList.add('marquee-begun');
    }
    move?.play();
    return () => move?.pause();
  }));
  return () => {
    stop();
    move?.cancel();
    track.classList.remove('marquee-begun');
  };
}
