import { createElement, useLayoutEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { keepLoading, lazy } from './lazy.ts';
import type { LazyModule } from './lazy.ts';

type IslandModule = LazyModule<{ default: ComponentType }>;

const untouched = { __html: '' };

/** All islands, for the prerender, which renders them into the page. */
export const islands: IslandModule[] = [];

/** The code of an island. */
export function lazyIsland(load: () => Promise<{ default: ComponentType }>): IslandModule {
  const island = lazy(load);
  if (import.meta.env.SSR) islands.push(island);
  return island;
}

/**
 * A part of a screen that is prerendered with it, skipped when the screen is hydrated, and hydrated as a root of its own
 * once its code is loaded, which begins when `after` resolves.
 */
export function Island({ of, after }: { of: IslandModule; after: () => Promise<unknown> }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let root: Root | undefined;
    let gone = false;
    let stopLoading = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const Loaded = of.value.peek()!.default;
      if (container.current!.firstChild) root = hydrateRoot(container.current!, <Loaded />);
      else (root = createRoot(container.current!)).render(<Loaded />);
    };
    // In a new task: the one in which its code arrives has just run it.
    const showSoon = () => (timer = setTimeout(show));
    if (of.value.peek()) show();
    else void after().then(() => gone || (stopLoading = keepLoading(of, showSoon)));
    return () => {
      clearTimeout(timer);
      gone = true;
      stopLoading();
      root?.unmount();
    };
  }, [of, after]);
  if (import.meta.env.SSR) return <div>{createElement(of.value.peek()!.default)}</div>;
  return <div ref={container} dangerouslySetInnerHTML={untouched} />;
}
