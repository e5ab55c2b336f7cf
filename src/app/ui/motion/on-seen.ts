/** Tells `report` when `element` comes on the screen and when it leaves it. Returns what ends it. */
export function onSeen(element: Element, report: (seen: boolean) => void): () => void {
  let observer: IntersectionObserver | undefined;
  // iOS before 12.2 has no observer: there everything counts as seen.
  if (typeof IntersectionObserver === 'function') {
    observer = new IntersectionObserver((entries) => report(entries[entries.length - 1]!.isIntersecting));
    observer.observe(element);
  } else report(true);
  return () => observer?.disconnect();
}
