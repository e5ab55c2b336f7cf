// @chunk entry
/** What Back closes, the last first. Each has a history entry of its own, whose state counts them: `overlay: 2`. */
const steps: (() => void)[] = [];

const depth = (): number => (history.state as { overlay?: number } | null)?.overlay ?? 0;

/** ms until a traversal that tells nothing, as in a page that is being left, counts as done */
const longest = 100;

let traversing: ReturnType<typeof setTimeout> | undefined;
const afterTraversal: (() => void)[] = [];

function traverse(delta: number): void {
  clearTimeout(traversing);
  traversing = setTimeout(settle, longest);
  history.go(delta);
}

/** Closes what stands above the entry that was gone to; passes by an entry whose overlay is gone. */
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

/** Starts listening to Back; an overlay's entry that a reload has left behind is passed by. */
export function watchBack(): void {
  addEventListener('popstate', settle);
  dropDeadEntries();
}

/** Lets Back close something that lies over the page. Returns what takes that back, for when it closes by other means. */
export function pushBackStep(close: () => void): () => void {
  steps.push(close);
  // The entry of an overlay that has just closed serves the next.
  if (depth() < steps.length) history.pushState({ ...history.state, overlay: steps.length }, '');
  return () => {
    const at = steps.indexOf(close);
    if (at < 0) return;
    steps.splice(at, 1);
    // In a task: a page change in this one may leave the entry by itself.
    setTimeout(dropDeadEntries);
  };
}

/** Runs a page change when no entry of an overlay is on its way out; one that replaces its page leaves theirs first. */
export function leaveOverlayEntries(run: () => void, replace: boolean): void {
  if (replace && depth() && !traversing) traverse(-depth());
  if (traversing) afterTraversal.push(run);
  else run();
}
