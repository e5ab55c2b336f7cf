// @chunk entry
/** Close functions of the open overlays; Back calls the last. Each has a history entry whose state holds its depth: `overlay: 2`. */
const steps: (() => void)[] = [];

const depth = (): number => (history.state as { overlay?: number } | null)?.overlay ?? 0;

/** ms after which a traversal without a `popstate` counts as done, e.g. in a page that is being left */
const longest = 100;

let traversing: ReturnType<typeof setTimeout> | undefined;
const afterTraversal: (() => void)[] = [];

function traverse(delta: number): void {
  clearTimeout(traversing);
  traversing = setTimeout(settle, longest);
  history.go(delta);
}

/** Closes the overlays above the current history entry; skips an entry whose overlay is gone. */
function settle(): void {
  clearTimeout(traversing);
  traversing = undefined;
  for (const close of steps.splice(depth())) close();
  for (const run of afterTraversal.splice(0)) run();
  dropDeadEntries();
}

function dropDeadEntries(): void {
  if (!traversing && depth() > steps.length) traverse(steps.length - depth());
}

/** Starts listening to Back; skips an overlay's entry that a reload has left behind. */
export function watchBack(): void {
  addEventListener('popstate', settle);
  dropDeadEntries();
}

/** Makes Back call `close`. Returns the function that removes the step, for an overlay that closes otherwise. */
export function pushBackStep(close: () => void): () => void {
  steps.push(close);
  // An overlay that opens right after another closed reuses its entry.
  if (depth() < steps.length) history.pushState({ ...history.state, overlay: steps.length }, '');
  return () => {
    const at = steps.indexOf(close);
    if (at < 0) return;
    steps.splice(at, 1);
    // In a new task: a page change in this one may leave the entry by itself.
    setTimeout(dropDeadEntries);
  };
}

/** Runs a page change once no overlay's entry is being removed; a page that replaces itself removes them first. */
export function leaveOverlayEntries(run: () => void, replace: boolean): void {
  if (replace && depth() && !traversing) traverse(-depth());
  if (traversing) afterTraversal.push(run);
  else run();
}
