import { createElement, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { part } from './part.ts';
import type { Part } from './part.ts';

/** ms until a part that could not be had is asked for again */
const again = 5_000;

const untouched = { __html: '' };

/** All islands, for the prerender, which shows them as they will be. */
export const islands: Part[] = [];

/** The code of an island. */
export function islandPart(load: Parameters<typeof part>[0]): Part {
  const island = part(load);
  if (import.meta.env.SSR) islands.push(island);
  return island;
}

/**
 * A part of a screen that the page shows before its code is here: prerendered with the screen, left alone when that
 * is hydrated, and brought to life in a tree of its own when its code has come.
 */
export function Island({ part: island }: { part: Part }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let root: Root | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const show = () => {
      const Loaded = island.loaded.peek();
      if (gone || !Loaded) return;
      if (place.current!.firstChild) root = hydrateRoot(place.current!, <Loaded />);
      else (root = createRoot(place.current!)).render(<Loaded />);
    };
    const bring = () => {
      // Its code has just run: waking it is a task more.
      island.bring().then(() => (timer = setTimeout(show)), () => (timer = setTimeout(bring, again)));
    };
    if (island.loaded.peek()) show();
    // Not in the task that hydrates the screen: asking for a chunk costs a weak phone some 10 ms.
    else timer = setTimeout(bring);
    return () => {
      gone = true;
      clearTimeout(timer);
      root?.unmount();
    };
  }, [island]);
  if (import.meta.env.SSR) return <div>{createElement(island.loaded.peek()!)}</div>;
  return <div ref={place} dangerouslySetInnerHTML={untouched} />;
}
