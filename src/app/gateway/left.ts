import { abortLeft } from './call.ts';
import type { Asker } from './call.ts';

/** ms until an answer that nothing shows is no longer waited for: the next page may show it too */
const grace = 100;

/**
 * Options of a signal that shows an answer: when the last that showed it is gone, as when a page is left, the GETs
 * that it alone asked for are aborted. Over HTTP/1.1 they would keep their sockets from the next page for up to 15 s.
 * What several pages show, such as the balance, is asked for again by the next one that shows it.
 */
export const abortWhenLeft = {
  watched(this: Asker): void {
    this.left = false;
    // In a microtask: a signal must not be written while it is being read.
    if (this.again) queueMicrotask(this.again);
    this.again = undefined;
  },
  unwatched(this: Asker): void {
    this.left = true;
    setTimeout(abortLeft, grace);
  },
};
