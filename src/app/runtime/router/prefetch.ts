// @chunk over-pages
/** ms: the pressed state is painted first, and a finger that swipes or scrolls has moved by then */
const resting = 40;

/** Calls `preload` with the path of a link that a finger presses and stays on: some 60 ms before the tap. */
export function prefetchOnTouch(preload: (path: string) => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const start = (event: Event) => {
    stop();
    const link = (event.target as Element).closest('a');
    if (link && link.origin === location.origin) timer = setTimeout(() => preload(link.pathname), resting);
  };
  document.addEventListener('touchstart', start, { passive: true });
  document.addEventListener('touchmove', stop, { passive: true });
}
