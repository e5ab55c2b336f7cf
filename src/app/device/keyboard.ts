// @chunk over-pages
/**
 * Tells the style sheets how much of the page's lower edge the keyboard covers, as `--keyboard`: newer browsers lay it
 * over the page instead of making that smaller, and a sheet at the bottom would lie behind it.
 */
export function trackKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  let frame = 0;
  const place = () => {
    frame = 0;
    // Zoomed in, the page is meant to be larger than what is seen of it.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
    document.documentElement.style.setProperty('--keyboard', `${covered}px`);
  };
  seen.addEventListener('resize', () => (frame ||= requestAnimationFrame(place)), { passive: true });
}
