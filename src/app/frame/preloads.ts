import type { PressAction } from '../device/press.ts';
import { pageData } from '../device/page-data.ts';
import { prefetch } from '../gateway/prefetch.ts';
import { language } from '../i18n/language.ts';
import { needsOf } from '../needs.ts';
import { paths } from '../paths.ts';
import { routeOf, unknownRoute, type ScreenName } from '../routes.ts';
import { goFirst, isScreenComing, schedule } from '../runtime/scheduling/schedule.ts';
import { lazy } from '../runtime/lazy/lazy.ts';
import { session } from '../features/session/session.ts';
import type { Screens } from './frame.tsx';

/** timeout of a loading screen, ms, after which it no longer holds back everything else */
const longest = 10_000;

/** Code that only members need. */
export const memberScreens = lazy(() => import('../member-screens.ts'));

type Preload = Screens['preload'];

type Place = Pick<URL, 'pathname' | 'search'>;

/** Preloads all that the screen at an address consists of: its files and its first answers. Settles when all have loaded or failed. */
function askForScreen({ pathname, search }: Place, preload: Preload): Promise<unknown> {
  const opened = session.peek();
  let path = pathname;
  const { session: forMembers } = routeOf(path).access;
  if (forMembers && !opened) path = paths[forMembers];
  const query: Record<string, string> = {};
  new URLSearchParams(path === pathname ? search : '').forEach((value, name) => (query[name] = value));
  const name = routeOf(path).name as ScreenName;
  const own = opened && memberScreens.value.peek();
  const needs = needsOf(name, { query, language: language.peek(), merchant: pageData.merchant }).concat((own && own.memberNeeds[name]) ?? []);
  // Before the files, which share six sockets and take longer.
  const calls = needs.filter(({ below }) => !below).map(prefetch);
  const files = [preload(path), own && own.parts[path]?.load()];
  // The screen itself shows a failure.
  return Promise.all([Promise.all(files).catch(() => {}), ...calls]);
}

/** Preloads the screen at an address on `start`; nothing else is loaded until it is shown. */
export function preloadOf(place: Place, preload: Preload): PressAction {
  const stands = goFirst();
  let asked: Promise<unknown> | undefined;
  return {
    start: () => void (asked ??= askForScreen(place, preload)),
    end: () => void Promise.race([asked, new Promise((resolve) => setTimeout(resolve, longest))]).then(() => schedule('paint', () => schedule('rest', stands))),
  };
}

/** The screen that a control opens, if it is a link to another screen of the app. */
export function preloadFrom(control: Element, preload: Preload): PressAction | undefined {
  if (!(control instanceof HTMLAnchorElement) || control.target || control.origin !== location.origin || control.href === location.href) return undefined;
  return routeOf(control.pathname) === unknownRoute ? undefined : preloadOf(control, preload);
}

/** Drops further taps on a link to the page that is on its way: the router would put it into the history each time, and Back would lead from it to itself. */
export function dropSecondTaps(): void {
  const drop = (tap: Event) => {
    if (!isScreenComing() || (tap.target as Element).closest('a')?.href !== location.href) return;
    tap.preventDefault();
    tap.stopPropagation();
  };
  addEventListener('click', drop, true);
}
