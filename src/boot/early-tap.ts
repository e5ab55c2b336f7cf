/** Left by the script in the page's head for the boot script at its end. */
export interface FirstTapWindow {
  /** Repeats the held tap for the listeners added since, and stops holding taps. */
  releaseFirstTap?: () => void;
}

/**
 * Holds the last tap on a button until the boot script at the end of the page calls `window.releaseFirstTap`. Otherwise
 * the tap would be lost, or the browser would submit a form with its passwords in the address.
 */
export function holdFirstTap(): void {
  let held: HTMLElement | null = null;
  const hold = (tap: Event) => {
    const button = (tap.target as Element).closest('button');
    if (!button) return;
    tap.preventDefault();
    held = button;
  };
  (window as FirstTapWindow).releaseFirstTap = () => {
    removeEventListener('click', hold, true);
    held?.click();
    held = null;
  };
  addEventListener('click', hold, true);
  // Enter in a form without a button, such as a search: the browser would reload the page without its query.
  addEventListener('submit', (sent) => sent.preventDefault());
}

/** The page's click listener before the app runs; the app takes it over as `window.earlyTap`. */
export interface EarlyTap {
  (tap: MouseEvent): void;
  /** the last button tapped */
  on?: HTMLElement;
}

/** Requests a file of the menus; Vite's loader finds the link. A failed link is removed, so that the loader requests it again. */
function request(file: string): void {
  const link = document.createElement('link');
  link.rel = file.endsWith('css') ? 'stylesheet' : 'modulepreload';
  link.href = file;
  link.addEventListener('error', () => link.remove());
  document.head.appendChild(link);
}

/**
 * Keeps the last tap on a button for the app, as `holdFirstTap` does for this script. No tap reaches a page that is
 * only partly hydrated; links work throughout. `load` requests the app.
 * Returns what to call when the app is loaded: after a tap it requests `files`, which the answer most likely needs, and
 * empties the list. Sooner they would compete with the app on a slow network.
 */
export function keepEarlyTap(load: () => void, files: string[]): () => void {
  let loaded = false;
  // A link, such as a game's, opens a page: the menus would compete with it.
  const requestFiles = () => keep.on && !('href' in keep.on) && files.splice(0).forEach(request);
  const keep: EarlyTap = (tap) => {
    tap.stopPropagation();
    const button = (tap.target as Element).closest<HTMLElement>('button, .game-card-open, [data-kept]');
    // Leave a tap that opens a new tab to the browser.
    if (!button || tap.ctrlKey || tap.metaKey || tap.shiftKey) return;
    tap.preventDefault();
    keep.on = button;
    load();
    if (loaded) requestFiles();
  };
  (window as { earlyTap?: EarlyTap }).earlyTap = keep;
  addEventListener('click', keep, true);
  return () => {
    loaded = true;
    requestFiles();
  };
}
