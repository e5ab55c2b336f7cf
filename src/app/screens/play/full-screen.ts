/** Takes the whole screen, or gives it back, where the browser has one and lets the tap have it. */
export function setFullScreen(on: boolean): void {
  const asked: unknown = on ? document.documentElement.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen();
  // Older ones answer nothing.
  if (asked instanceof Promise) asked.catch(() => {});
}
