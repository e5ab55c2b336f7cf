// @chunk entry
/** Runs something in a task after the next frame has been painted; what it returns takes that back. In a tab behind it waits for the tab. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
