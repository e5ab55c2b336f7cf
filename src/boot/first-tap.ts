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
