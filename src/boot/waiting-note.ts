/** ms that the person waits for the app before the page says why */
const patience = 5_000;

/** ms between two looks whether the app is there */
const interval = 500;

/** Before the app is there: it takes the listener of early taps away. */
const waiting = (): boolean => 'earlyTap' in window;

/**
 * Returns what to call when a tap waits for the app, or the app failed to load: 5 s later `text` is shown and read out, until
 * the app is there. Without it, a page whose scripts do not come looks whole and answers nothing.
 */
export function createWaitingNote(text: string): () => void {
  let note: HTMLElement | undefined;
  const show = () => {
    if (note || !waiting()) return;
    const shown = (note = document.createElement('p'));
    shown.className = 'messages-plain';
    shown.setAttribute('role', 'alert');
    shown.textContent = text;
    document.body.appendChild(shown);
    const timer = setInterval(() => {
      if (waiting()) return;
      clearInterval(timer);
      shown.remove();
    }, interval);
  };
  return () => void setTimeout(show, patience);
}
