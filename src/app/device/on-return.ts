import { endAll, listen } from './listen.ts';

/** Runs `ask` whenever the person returns to the page: from another app or tab, or by the back-forward cache. Returns the function that stops it. */
export const onReturn = (ask: () => void): (() => void) => endAll([
  listen(document, 'visibilitychange', () => void (document.hidden || ask())),
  listen(window, 'pageshow', (event) => void ((event as PageTransitionEvent).persisted && ask())),
]);
