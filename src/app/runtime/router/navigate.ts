// @chunk entry
import { leaveOverlayEntries } from '../overlays/back-step.ts';

/** The router's own function, set by the frame. */
let go: (url: string, replace?: boolean) => void = (url, replace) => (replace ? location.replace(url) : location.assign(url));

/** Called by the frame once the router runs. */
export function connectRouter(route: typeof go): void {
  go = route;
}

/** the address that `navigate` last put in the place of another, until it is recorded */
let replacedBy: string | undefined;

/** Whether `url` came into the place of the page before it; asked once. */
export function tookPlace(url: string): boolean {
  const took = replacedBy === url;
  replacedBy = undefined;
  return took;
}

/** Goes to a path of the app; `replace` replaces the history entry. */
export function navigate(url: string, replace = false): void {
  leaveOverlayEntries(() => {
    replacedBy = replace ? url : undefined;
    go(url, replace);
  }, replace);
}
