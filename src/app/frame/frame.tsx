import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { swipedLately } from '../device/touch.ts';
import { recordNavigation, restoreScroll, trackHistory } from '../runtime/router/history.ts';
import { reached, schedule } from '../runtime/scheduling/schedule.ts';
import { isAsking } from '../gateway/request.ts';
import { DeferredHydration, hydrated } from '../runtime/scheduling/hydration.tsx';
import { routeOf } from '../routes.ts';
import { type RouterEvents, useLocation } from '../runtime/router/index.ts';
import { connectRouter } from '../runtime/router/navigate.ts';
import { templateClasses } from '../features/merchant/merchant.ts';
import { platformStatus } from '../features/merchant/platform-status.ts';
import { dismissQuestions } from '../ui/messages/messages.ts';
import { Island, Lazy } from '../ui/lazy/lazy.tsx';
import { keepLoading, lazy } from '../runtime/lazy/lazy.ts';
import { closeOverlays } from '../runtime/overlays/overlays.ts';
import { ageGate, installOffer } from './parts.ts';
import type { ScreenModule } from '../screen-modules.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Overlays } from './overlays.tsx';
import { Messages } from './messages/message-host.tsx';
import { loadEnded, loadStarted, Progress } from './progress.tsx';
import './frame.css';

/** Functions that load screens, which are above the frame's layer. */
export interface Screens {
  /** starts loading the screen of a path: code, style and strings */
  preload(path: string): Promise<void>;
  /** loads the list of all screens' files */
  loadAll(): Promise<unknown>;
  /** loaders of the most visited screens, to be filled */
  near: Record<string, () => Promise<ScreenModule>>;
}

interface FrameProps {
  screens: Screens;
  /** the page at a path, inside the frame */
  children: (events: RouterEvents, path: string) => ReactNode;
}

const closedPlatform = lazy(() => import('./closed-platform/closed-platform.tsx'), { strings: ['common'] });
const idleServices = lazy(() => import('./idle-services.ts'));

/** Whether the page is not hydrated yet, or waits for the platform. */
const isStarting = (): boolean => !hydrated.peek() || isAsking();

/** The container of every page: header, page, footer menu, overlays and toasts (S04). */
export function Frame({ screens, children }: FrameProps) {
  const { path, url, route: goTo } = useLocation();
  // The path of the page on the screen; while the next page loads, the address is ahead of it.
  const [shownPath, setShownPath] = useState(path);
  const route = routeOf(shownPath);
  useEffect(() => {
    trackHistory();
    watchStart(isStarting);
    return schedule('started', () => keepLoading(idleServices, ({ startIdleServices }) => startIdleServices(screens)));
  }, [screens]);
  // A layout effect, because the page's own effects may already navigate.
  useLayoutEffect(() => connectRouter(goTo), [goTo]);
  useEffect(() => recordNavigation(url), [url]);

  const closed = platformStatus.value !== 'open';
  return (
    <>
      <div className={`frame${route.footer ? ' frame-with-footer' : ''}${closed ? ' frame-closed' : ''}${templateClasses()}`}>
        <Progress />
        {route.header === 'home' && <Island of={installOffer} />}
        {route.header !== 'none' && <DeferredHydration><Header route={route} /></DeferredHydration>}
        <DeferredHydration>{children({
          onLoadStart: loadStarted,
          onLoadEnd: loadEnded,
          onRouteChange(newUrl) {
            recordNavigation(newUrl);
            setShownPath(path);
            closeOverlays();
            dismissQuestions();
            // A screen on its first visit is rendered after the router, in the same flush: its `main` does not exist yet.
            queueMicrotask(() => {
              const main = document.querySelector<HTMLElement>('.frame main');
              if (main) startPageTransition(main);
            });
          },
        }, path)}</DeferredHydration>
        {route.footer && <DeferredHydration><Footer path={route.paths[0]} /></DeferredHydration>}
        <Overlays />
      </div>
      <Island of={ageGate} />
      {closed && <Lazy of={closedPlatform} />}
      <Messages />
    </>
  );
}

/** ms between two checks whether the start is over, and how often: a silent platform delays the idle parts by 5 s at most */
const checkMs = 500;
const mostChecks = 10;

/** Sets `reached.started` once the page is no longer `busy`. */
export function watchStart(busy: () => boolean): void {
  let left = mostChecks;
  const check = () => {
    if (left-- && busy()) setTimeout(check, checkMs);
    else reached.started.value = true;
  };
  setTimeout(check, checkMs);
}

/** Restores the scroll position, sets the focus and animates a new page (S06). No animation after an edge swipe: the browser has already slid the page in. */
function startPageTransition(main: HTMLElement): void {
  const traversed = restoreScroll();
  main.focus({ preventScroll: true });
  if (!(traversed && swipedLately())) main.className = traversed ? 'screen-returning' : 'screen-entering';
}
