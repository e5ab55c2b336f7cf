// @chunk entry
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { keepLoading } from './lazy.ts';
import type { LazyModule } from './lazy.ts';

export type LazyScreen = ComponentType & {
  /** Starts loading, or joins the load under way. Rejects when it failed. */
  preload(): Promise<void>;
};

interface ScreenModule {
  default: ComponentType;
}

/**
 * A lazy module as the router wants it: while it loads, it throws the promise and the page before stays in place.
 * A failure belongs to the visit, not to the screen: entering again loads again.
 */
export function lazyScreen(screen: LazyModule<ScreenModule>, Failed: ComponentType<{ retry: () => void }>): LazyScreen {
  function Screen() {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const [failed, setFailed] = useState(false);
    const loading = useRef<Promise<void>>(undefined);
    useEffect(() => (failed ? keepLoading(screen, render) : undefined), [failed]);
    const Loaded = screen.value.peek()?.default;
    if (Loaded) return <Loaded />;
    if (failed) return <Failed retry={() => void screen.load().then(render, () => {})} />;
    // In a microtask: the start of a load writes signals, which no render may do. The router re-renders with the same
    // vnode, which Preact skips: force an update.
    loading.current ??= Promise.resolve()
      .then(screen.load)
      .then(render, () => setFailed(true));
    throw loading.current;
  }

  Screen.preload = async () => void (await screen.load());

  return Screen;
}
