/**
 * Going somewhere from code that is no component. The router listens to clicks on links,
 * so this hands it the function that it gave to the frame.
 */
let go: (url: string, replace?: boolean) => void = (url, replace) => (replace ? location.replace(url) : location.assign(url));

/** Called by the frame once the router runs. */
export function followRouter(route: typeof go): void {
  go = route;
}

/** Goes to a path of the app; `replace` leaves no step to go back to. */
export function navigate(url: string, replace = false): void {
  go(url, replace);
}

let steps = 0;

/** Counts the steps taken inside the app; called by the frame at each change of page. */
export function stepTaken(pushed: boolean): void {
  steps += pushed ? 1 : -1;
}

/** One step back, or to `otherwise` where the person came straight to this page. */
export function back(otherwise: string): void {
  if (steps > 0) history.back();
  else navigate(otherwise, true);
}
