// @chunk over-pages
/**
 * Sets `--keyboard` to the px of the page's lower edge that the keyboard covers: newer browsers lay it over the page, so
 * that a bottom sheet would lie behind it.
 */
export function trackKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  let frame = 0;
  const place = () => {
    frame = 0;
    // A zoomed page is larger than its visible part without a keyboard.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
    document.documentElement.style.setProperty('--keyboard', `${covered}px`);
  };
  seen.addEventListener('resize', () => (frame ||= requestAnimationFrame(place)), { passive: true });
}
