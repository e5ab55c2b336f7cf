// @chunk entry
import { useReducer, useRef } from 'react';
import type { ComponentType } from 'react';

export type Load = () => Promise<ComponentType>;

export type LazyScreen = ComponentType & {
  /** Starts loading, or gives the load under way. Rejects when it failed. */
  preload(): Promise<void>;
};

/** ms before a chunk that failed is asked for a second time */
const secondTry = 600;

/**
 * A screen whose code comes when it is needed. preact-iso's own `lazy` keeps a rejected promise for ever
 * and leaves the old page standing: this one tries twice, then shows `Failed` with a way to try again.
 */
export function lazyScreen(load: Load, Failed: ComponentType<{ retry: () => void }>): LazyScreen {
  let loading: Promise<unknown> | undefined;
  let Loaded: ComponentType | undefined;
  let failed = false;

  const start = () => {
    failed = false;
    const again = () => new Promise((resolve) => setTimeout(resolve, secondTry)).then(load);
    loading = load().catch(again).then((screen) => (Loaded = screen), () => (failed = true));
    return loading;
  };

  function Lazy() {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const awaited = useRef(false);
    if (Loaded) return <Loaded />;
    if (failed) return <Failed retry={() => void start().then(render)} />;
    loading ??= start();
    // The router draws itself anew when it is here, but hands on the same element: this has to ask for its own turn.
    if (!awaited.current) void loading.then(render);
    awaited.current = true;
    // The router catches this and keeps the page before in place meanwhile.
    throw loading;
  }

  Lazy.preload = async () => {
    await (loading ?? start());
    if (failed) throw new Error('the screen could not be loaded');
  };

  return Lazy;
}
