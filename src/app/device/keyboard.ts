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
