/** ms until a change of the history that the browser has refused is tried again */
const pause = 1_000;

/** Changes the history. WebKit refuses more than 100 changes in 30 s with a `SecurityError`: then `again` runs a second later. */
export function writeHistory(change: () => void, again: () => void): void {
  try {
    change();
  } catch (error) {
    if ((error as Error).name !== 'SecurityError') throw error;
    setTimeout(again, pause);
  }
}
