import { isAndroid } from './browser/browser.ts';

/**
 * Sets `--keyboard` to the px of the page's lower edge that the keyboard covers, and `--above` to those of its upper edge
 * that are scrolled out of sight meanwhile: newer browsers lay the keyboard over the page, and move what is seen of it,
 * so that a sheet would lie behind the one and a popup's top above the other.
 */
export function trackKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  let frame = 0;
  const place = () => {
    frame = 0;
    // A zoomed page is larger than its visible part without a keyboard.
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

/** ms until the keyboard is open (A §9) */
const keyboardUp = 500;

/** px: what takes more of the window is a keyboard, and not the browser's own bar, which comes and goes while the person scrolls */
const keyboardLeast = 120;

const fields = 'textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=file])';

/** Of the page's root while a field has the focus: a low window has no room for the bar of the page's foot then. */
const typing = 'typing';

/**
 * Keeps a focused field whole in sight, between the header and what covers the lower edge. On Android it stands in the
 * middle of the space above the keyboard (A §9); elsewhere it moves no further than it must.
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
  // Later: the tap that takes the focus away would meet the bar in the place of the button.
  document.addEventListener('focusout', () => setTimeout(() => {
    if (focused() || !classList.contains(typing)) return;
    classList.remove(typing);
    // What got the focus with Tab was scrolled to before the bar came back over it. Who tapped may scroll or tap again by now.
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
