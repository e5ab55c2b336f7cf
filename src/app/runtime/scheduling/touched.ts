// @chunk over-pages
const touches = ['touchstart', 'mousedown', 'keydown'];

/** Runs a callback with the person's next touch or key, for what only a person who stays needs; returns its cancel function. */
export function whenTouched(run: () => void): () => void {
  const cancel = () => touches.forEach((touch) => removeEventListener(touch, touched, true));
  const touched = () => {
    cancel();
    run();
  };
  touches.forEach((touch) => addEventListener(touch, touched, { capture: true, passive: true }));
  return cancel;
}
