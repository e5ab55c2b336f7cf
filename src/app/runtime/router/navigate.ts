import { leaveOverlayEntries, writeHistory } from '../overlays/back-step.ts';
import { sessionStore, storageKeys } from '../../device/storage.ts';
import { paths } from '../../paths.ts';

/** The router's own function, once the frame has connected it. */
let go: (url: string, replace?: boolean) => void = (url, replace) => (replace ? location.replace(url) : location.assign(url));

/** Takes the router's own function: until then `navigate` loads a page. */
export function connectRouter(route: typeof go): void {
  go = route;
}

/** the address by which `navigate` last replaced another, until it is recorded */
let replacedBy: string | undefined;

/** Whether `url` replaced the previous page; can be read once. */
export function tookPlace(url: string): boolean {
  const took = replacedBy === url;
  replacedBy = undefined;
  return took;
}

/** Debounce, ms: after three quick filter changes of one page, further ones within this time become one. */
const pause = 250;
const atOnce = 3;

let askedAt = -Infinity;
let inARow = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** the address being navigated to, until the page has it */
let coming: string | undefined;

/** Hook of the idle parts, called as soon as code navigates to another page: the router learns of it later. */
export const navigations = { begin: (_url: string): void => {} };

/** Goes to a path of the app; `replace` replaces the history entry. `prepared`: the page's data has already been requested. */
export function navigate(url: string, replace = false, prepared = false): void {
  clearTimeout(timer);
  coming = url;
  const [path] = url.split('?');
  if (!prepared && path !== location.pathname) navigations.begin(url);
  const isFast = performance.now() - askedAt < pause;
  askedAt = performance.now();
  inARow = isFast ? inARow + 1 : 1;
  if (!replace || path !== location.pathname || inARow <= atOnce) change(url, replace);
  else timer = setTimeout(() => path === location.pathname && change(url, true), pause);
}

function change(url: string, replace: boolean): void {
  leaveOverlayEntries(() => {
    replacedBy = replace ? url : undefined;
    const changed = () => {
      go(url, replace);
      if (coming === url) coming = undefined;
    };
    writeHistory(changed, () => void (coming === url && change(url, replace)));
  }, replace);
}

/** The query of the pending navigation, or else the current one, so that quick successive changes build on one another. */
export function comingQuery(): Record<string, string> {
  const query: Record<string, string> = {};
  const [path, search] = (coming ?? '').split('?');
  new URLSearchParams(path === location.pathname ? search : location.search).forEach((value, name) => (query[name] = value));
  return query;
}

/** Remembers the address that a visitor wanted before login. */
export function rememberReturn(url: string = location.pathname + location.search): void {
  if (!url.startsWith(paths.login)) sessionStore.set(storageKeys.returnTo, url);
}

/** Preloads the screen of a path as a member sees it; set by the start. */
export const comingScreen = { preload: async (_path: string): Promise<unknown> => undefined };

/**
 * The address to go to after login: the remembered one or home. It is then forgotten unless it `stays`. Storage is not
 * trusted: an address that is no path of this app is ignored.
 */
export function takeReturn(stays = false): string {
  const url = sessionStore.get(storageKeys.returnTo) || '';
  if (!stays) sessionStore.remove(storageKeys.returnTo);
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(url) && !url.startsWith(paths.login) ? url : paths.home;
}
