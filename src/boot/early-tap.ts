/** What the script of a page's head leaves for the boot script at its end. */
export interface FirstTapWindow {
  /** Repeats the tap that was held, for the listeners that have come since; all later taps reach them by themselves. */
  releaseFirstTap?: () => void;
}

/**
 * Holds the last tap on a button until the boot script at the end of the page calls `window.releaseFirstTap`. Without it
 * the tap would be lost, or would send a form by the browser's own way, its passwords in the address.
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
  // Enter in a form without a button, such as a search: the browser would load the page anew, without its query.
  addEventListener('submit', (sent) => sent.preventDefault());
}

/** The click listener of the page before the app; the app takes it over as `window.earlyTap`. */
export interface EarlyTap {
  (tap: MouseEvent): void;
  /** the last button tapped */
  on?: HTMLElement;
}

/** Requests a file of the menus; Vite's loader finds the link. A link that failed is removed, so that the loader asks again. */
function request(file: string): void {
  const link = document.createElement('link');
  link.rel = file.endsWith('css') ? 'stylesheet' : 'modulepreload';
  link.href = file;
  link.addEventListener('error', () => link.remove());
  document.head.appendChild(link);
}

/**
 * Keeps the last tap on a button for the app, as `holdFirstTap` does for this script. No tap reaches a page of which only
 * a part is hydrated; links wait for nothing but that. `load` requests the app. Returns what to call when the app is
 * there: after a tap it requests `files` and empties the list, for the answer most likely needs them; any sooner they
 * would take their share of a thin line from the app.
 */
export function keepEarlyTap(load: () => void, files: string[]): () => void {
  let loaded = false;
  const requestFiles = () => files.splice(0).forEach(request);
  const keep: EarlyTap = (tap) => {
    tap.stopPropagation();
    const button = (tap.target as Element).closest<HTMLElement>('button, .game-card-open, [data-kept]');
    // One for a new tab is the browser's.
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
    if (keep.on) requestFiles();
  };
}
