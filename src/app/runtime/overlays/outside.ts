/** What nobody reaches anyway, and what speaks by itself. */
const open = 'script, style, link, template, noscript, .tap-shield, .toasts, [role=alert], [aria-live]';

/** Chromium before 102 and Safari before 15.5 know no `inert`: there only the screen reader is kept out, and the keys by `trapFocus`. */
const knowsInert = (): boolean => 'inert' in HTMLElement.prototype;

/**
 * Makes all of the page outside of `element` inert, and what was so before no longer; without an element nothing is.
 */
export function shutOutside(element?: Element | null): void {
  const outside = new Set<Element>();
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    for (const beside of Array.from(at.parentElement!.children)) {
      if (beside !== at && !beside.matches(open)) outside.add(beside);
    }
  }
  for (const shut of Array.from(document.querySelectorAll('[inert]'))) {
    if (outside.delete(shut)) continue;
    shut.removeAttribute('inert');
    if (!knowsInert()) shut.removeAttribute('aria-hidden');
  }
  outside.forEach((shut) => {
    // Decoration stays so.
    if (shut.hasAttribute('aria-hidden')) return;
    shut.setAttribute('inert', '');
    if (!knowsInert()) shut.setAttribute('aria-hidden', 'true');
  });
}
