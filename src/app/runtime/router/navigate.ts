// @chunk entry
/**
 * Going somewhere from code that is no component. The router listens to clicks on links,
 * so this hands it the function that it gave to the frame.
 */
let go: (url: string, replace?: boolean) => void = (url, replace) => (replace ? location.replace(url) : location.assign(url));

/** Called by the frame once the router runs. */
export function connectRouter(route: typeof go): void {
  go = route;
}

/** Goes to a path of the app; `replace` leaves no step to go back to. */
export function navigate(url: string, replace = false): void {
  go(url, replace);
}
