import { createElement, useEffect, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Boundary } from '../../runtime/boundary.tsx';
import { keepLoading, lazy, type LazyModule, type LazyOptions } from '../../runtime/lazy/lazy.ts';
import { schedule, type Phase } from '../../runtime/scheduling/schedule.ts';
import { LoadFailedLine, LoadFailedView } from '../status-view/load-failed.tsx';

interface LazyProps<Props> {
  of: LazyModule<{ default: ComponentType<Props> }>;
  /** given to the component */
  props?: Props;
  /** when its code loads; without it, at once */
  when?: Phase;
  /** false: the data is not loaded yet, so the fallback is shown although the code is loaded */
  ready?: boolean;
  /** in its final size, while the code is on its way */
  fallback?: ReactNode;
  /** a failure is a line, for small places */
  inline?: boolean;
}

/** A component whose code loads while it is mounted. A failure shows with a retry, and loading goes on by itself; so does what it throws. */
export function Lazy<Props extends object>({ of, props, when, ready = true, fallback = null, inline }: LazyProps<Props>) {
  useEffect(() => {
    const load = () => keepLoading(of);
    return when ? schedule(when, load) : load();
  }, [of, when]);
  const Loaded = of.value.value?.default;
  const Failed = inline ? LoadFailedLine : LoadFailedView;
  if (Loaded) return ready ? <Boundary failed={Failed}><Loaded {...(props as Props)} /></Boundary> : fallback;
  if (of.error.value === undefined) return fallback;
  return <Failed retry={() => void of.load().catch(() => {})} />;
}

interface IslandProps {
  /** its place was empty, so it appears while the person may be looking at it */
  late?: boolean;
}

type IslandModule = LazyModule<{ default: ComponentType<IslandProps> }>;

const untouched = { __html: '' };

/** All islands, for the edge, which draws them into the page. */
export const islands: IslandModule[] = [];

/** Like `lazy`, for a part that `<Island>` shows; the edge draws it with the page. */
export function lazyIsland(load: () => Promise<{ default: ComponentType<IslandProps> }>, options?: LazyOptions): IslandModule {
  const island = lazy(load, options);
  if (import.meta.env.SSR) islands.push(island);
  return island;
}

/**
 * A part that is drawn with the page, skipped when the page is hydrated, and hydrated as a root of its own once its code is
 * loaded. That begins at its time `when`; without one, when anyone loads it.
 */
export function Island({ of, when }: { of: IslandModule; when?: Phase }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: place } = container;
    let root: Root | undefined;
    let stopLoading = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (late?: boolean) => {
      const Loaded = of.value.peek()!.default;
      const part = (inPlace?: boolean) => <Boundary failed={LoadFailedLine}><Loaded late={inPlace} /></Boundary>;
      if (place!.firstChild) root = hydrateRoot(place!, part());
      else (root = createRoot(place!)).render(part(late));
    };
    if (of.value.peek()) show();
    else if (when) stopLoading = schedule(when, () => keepLoading(of));
    // In a new task: the one in which its code arrives has just run it.
    const stopWaiting = of.value.subscribe((loaded) => void (root || !loaded || (timer = setTimeout(show, 0, true))));
    return () => {
      clearTimeout(timer);
      stopLoading();
      stopWaiting();
      root?.unmount();
    };
  }, [of, when]);
  if (import.meta.env.SSR) return <div>{createElement(of.value.peek()!.default)}</div>;
  return <div ref={container} dangerouslySetInnerHTML={untouched} />;
}
