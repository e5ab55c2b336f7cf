import { useEffect, useReducer, useRef, useState, type ComponentType } from 'react';
import { i18n } from '../../i18n/index.ts';
import { Boundary } from '../boundary.tsx';
import { keepLoading, type LazyModule } from './lazy.ts';
import { reloadWhenOutdated } from './reload.ts';

export type LazyScreen = ComponentType & {
  /** Starts loading, or joins the load under way. Rejects when it failed. */
  preload(): Promise<void>;
};

/**
 * A lazy screen as the router needs it: it throws its promise while it loads, so that the previous page stays. A failed
 * load is not remembered: entering the screen again loads again. Where a deploy has removed the code, the page is
 * reloaded.
 */
export function lazyScreen(screen: LazyModule<{ default: ComponentType }>, Failed: ComponentType<{ retry: () => void }>): LazyScreen {
  function Screen() {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const [failed, setFailed] = useState(false);
    const loading = useRef<Promise<void>>(undefined);
    // The frame's header shows the screen's title, and was rendered before the screen's strings came.
    const arrive = () => {
      i18n.emit('languageChanged', i18n.language);
      render();
    };
    useEffect(() => (failed ? keepLoading(screen, arrive) : undefined), [failed]);
    const Loaded = screen.value.peek()?.default;
    if (Loaded) return <Boundary failed={Failed}><Loaded /></Boundary>;
    if (failed) return <Failed retry={() => void screen.load().then(arrive, () => {})} />;
    // In a microtask: starting a load writes signals, which no render may do. The router re-renders with the same
    // vnode, which Preact skips: force an update.
    loading.current ||= Promise.resolve()
      .then(screen.load)
      .then(render, async () => void ((await reloadWhenOutdated()) || setFailed(true)));
    throw loading.current;
  }

  Screen.preload = async () => void (await screen.load());

  return Screen;
}
