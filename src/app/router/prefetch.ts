/** Calls `preload` with the path of a link as soon as a finger comes down on it: some 100 ms before the tap. */
export function prefetchOnTouch(preload: (path: string) => void): void {
  document.addEventListener(
    'touchstart',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (link && link.origin === location.origin) preload(link.pathname);
    },
    { passive: true },
  );
}
