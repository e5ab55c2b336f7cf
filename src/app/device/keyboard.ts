import { isAndroid } from './browser/browser.ts';

/**
 * Sets `--keyboard` to the height (px) of the page that the keyboard covers, and `--above` to that scrolled out of
 * sight above. Newer browsers lay the keyboard over the page and move the visual viewport, so that a sheet would lie
 * behind the keyboard and a popup's top above the screen.
 */
export function trackKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  let frame = 0;
  const place = () => {
    frame = 0;
    // A zoomed page is larger than the visual viewport even without a keyboard.
    const zoomed = seen.scale > 1.01;
    const covered = zoomed ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
    const above = zoomed ? 0 : Math.max(0, Math.round(seen.offsetTop));
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${covered}px`);
    style.setProperty('--above', `${above}px`);
  };
  for (const change of ['resize', 'scroll']) seen.addEventListener(change, () => (frame ||= requestAnimationFrame(place)), { passive: true });
  place();
}

/** ms until the keyboard is fully open (A §9) */
const keyboardUp = 500;

/** px: a larger loss of height is a keyboard, a smaller one the browser's own bar, which comes and goes while the person scrolls */
const keyboardLeast = 120;

const fields = 'textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=file])';

/** Class of the page's root while a field has the focus: a low window then has no room for the page's bottom bar. */
const typing = 'typing';

/**
 * Keeps a focused field fully visible between the header and what covers the lower edge. On Android it is centred in
 * the space above the keyboard (A §9); elsewhere it scrolls no further than needed.
 */
export function keepFocusedFieldInSight(): void {
  const android = isAndroid(navigator.userAgent);
  const { classList } = document.documentElement;
  const focused = () => (document.activeElement?.matches(fields) ? document.activeElement : undefined);
  const bring = (block: ScrollLogicalPosition) => focused()?.scrollIntoView({ block });
  const taken = () => {
    if (!focused()) return;
    classList.add(typing);
    requestAnimationFrame(() => bring('nearest'));
    if (android) setTimeout(bring, keyboardUp, 'center');
  };
  document.addEventListener('focusin', taken);
  taken();
  let byTab = false;
  document.addEventListener('keydown', ({ key }) => void (byTab = key === 'Tab'));
  document.addEventListener('pointerdown', () => void (byTab = false));
  // Later: a tap that moves the focus away would otherwise hit the returning bar instead of its button.
  document.addEventListener('focusout', () => setTimeout(() => {
    if (focused() || !classList.contains(typing)) return;
    classList.remove(typing);
    // Tab scrolled to the new focus before the bar covered it again. After a tap the person may already scroll or tap again.
    if (byTab) document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
  }, keyboardUp));
  const seen = window.visualViewport;
  let height = seen?.height ?? 0;
  const follow = () => {
    const shrunk = height - seen!.height > keyboardLeast;
    height = seen!.height;
    if (shrunk) requestAnimationFrame(() => bring(android ? 'center' : 'nearest'));
  };
  seen?.addEventListener('resize', follow, { passive: true });
}
