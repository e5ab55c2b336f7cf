// @chunk over-pages
import { isAndroid } from './browser.ts';

/** ms until the keyboard is open (A §9) */
const keyboardUp = 500;

/** Scrolls a focused field into the middle of the space above the keyboard, on Android (A §9). */
export function centreFocusedFields(): void {
  if (!isAndroid(navigator.userAgent)) return;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).matches('input, textarea')) return;
    setTimeout(() => {
      if (document.activeElement === target) (target as Element).scrollIntoView({ block: 'center' });
    }, keyboardUp);
  });
}
