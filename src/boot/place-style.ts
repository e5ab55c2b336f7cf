/**
 * Moves the page's whole style, which comes behind the header so that it is painted first, out of what the app hydrates. It
 * replaces the header's own style, whose every rule it holds.
 */
export function placeStyle(): void {
  const style = document.querySelector('header + style');
  if (style) document.head.replaceChild(style, document.head.querySelector('style:last-of-type')!);
}
