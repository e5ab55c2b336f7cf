// @chunk over-pages
import { isAndroid } from './browser.ts';

/** ms, A §9: by then the keyboard stands */
const keyboardUp = 500;

/** On Android a field that takes focus is brought to the middle of what the keyboard leaves (A §9). */
export function centreFocusedFields(): void {
  if (!isAndroid(navigator.userAgent)) return;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).matches('input, textarea')) return;
    setTimeout(() => {
      if (document.activeElement === target) (target as Element).scrollIntoView({ block: 'center' });
    }, keyboardUp);
  });
}
