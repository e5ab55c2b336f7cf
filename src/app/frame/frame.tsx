// @chunk entry
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { computed } from '@preact/signals-react';
import { isAsking } from '../gateway/sockets.ts';
import { hydrated } from '../runtime/scheduling/hydrated.ts';
import { whenStarted } from '../runtime/scheduling/idle.ts';
import { recordNavigation, trackHistory } from '../runtime/router/history.ts';
import { routeOf } from '../routes.ts';
import { useLocation } from '../runtime/router/index.ts';
import { connectRouter } from '../runtime/router/navigate.ts';
import { platformStatus } from '../features/merchant/platform-status.ts';
import { template } from '../features/merchant/merchant.ts';
import { dismissQuestions } from '../ui/messages/messages.ts';
import { lazy, keepLoading } from '../runtime/lazy/lazy.ts';
import { closeOverlays } from '../runtime/overlays/overlays.ts';
import { Footer } from './footer/index.tsx';
import { Header } from './header/index.tsx';
import { InstallOffer } from '../features/install/install-offer.tsx';
import { Overlays } from './overlays.tsx';
import { Messages } from './messages/message-host.tsx';
import { startPageTransition } from './page-transition.ts';
import { loadEnded, loadStarted, Progress } from './progress.tsx';
import { DeferredHydration } from '../runtime/scheduling/deferred-hydration.tsx';
import { Lazy } from '../ui/lazy/lazy.tsx';
import './frame.css';
// The question comes with the page, before its code.
import '../features/responsible-play/age-gate/age-gate.css';

/** Handlers that the frame gives the router. */
export interface RouterEvents {
  onLoadStart: (url: string) => void;
  onLoadEnd: (url: string) => void;
  onRouteChange: (url: string) => void;
}

interface FrameProps {
  /** starts loading the screen of a path */
  preload: (path: string) => Promise<void>;
  /** the page at a path, inside the frame */
  children: (events: RouterEvents, path: string) => ReactNode;
}

const closedPlatform = lazy(() => import('./closed-platform/closed-platform.tsx'), { strings: ['common'] });
const idleServices = lazy(() => import('./idle-services.ts'));

// Computed, so that settings which do not change it do not render the whole frame again: three times in a start.
const dress = computed(() => `${template('mem_cen') === 'base' ? ' frame-member-base' : ''}${template('dep_func') === 'base' ? ' frame-deposit-base' : ''}`);

/** The page is not hydrated yet, or waits for the platform. */
const starting = (): boolean => !hydrated.peek() || isAsking();

/** The container of every page: header, page, footer menu, overlays and toasts (S04). */
export function Frame({ preload, children }: FrameProps) {
  const { path, url, route: goTo } = useLocation();
  // The path of the page on the screen; the address changes before it, while a page loads.
  const [shownPath, setShownPath] = useState(path);
  const route = routeOf(shownPath);
  useEffect(() => {
    trackHistory();
    whenStarted(starting, () => keepLoading(idleServices, ({ startIdleServices }) => startIdleServices(preload)));
  }, [preload]);
  // A layout effect, because the page's own effects may already navigate.
  useLayoutEffect(() => connectRouter(goTo), [goTo]);
  useEffect(() => recordNavigation(url), [url]);

  const closed = platformStatus.value !== 'open';
  return (
    <>
      <div className={`frame${route.footer ? ' frame-with-footer' : ''}${dress.value}${closed ? ' frame-closed' : ''}`}>
        <Progress />
        {route.header !== 'none' && <DeferredHydration><Header route={route} /></DeferredHydration>}
        <DeferredHydration>{children({
          onLoadStart: loadStarted,
          onLoadEnd: loadEnded,
          onRouteChange(newUrl) {
            recordNavigation(newUrl);
            setShownPath(path);
            closeOverlays();
            dismissQuestions();
            // A screen on its first visit is rendered after the router, in the same flush: its `main` is not there yet.
            queueMicrotask(() => {
              const main = document.querySelector<HTMLElement>('.frame main');
              if (main) startPageTransition(main);
            });
          },
        }, path)}</DeferredHydration>
        {route.footer && <DeferredHydration><Footer path={route.paths[0]} /></DeferredHydration>}
        <Overlays />
        {route.header === 'home' && <InstallOffer />}
      </div>
      {closed && <Lazy of={closedPlatform} />}
      <Messages />
    </>
  );
}
