// @chunk over-pages
/** ms: the frame that answers the touch goes first, and a finger that swipes or scrolls has moved by then */
const resting = 40;

/** Calls `preload` with the path of a link on which a finger has come down and stays: some 60 ms before the tap. */
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
