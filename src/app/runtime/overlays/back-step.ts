// @chunk entry
/** What Back closes, the last first. Each has a history entry of its own, whose state counts them: `overlay: 2`. */
const steps: (() => void)[] = [];

const depth = (): number => (history.state as { overlay?: number } | null)?.overlay ?? 0;

/** ms until a traversal that tells nothing, as in a page that is being left, is given up */
const longest = 3_000;

/** there while a traversal of this module is on its way: another one would add to it and leave the page */
let traversing: ReturnType<typeof setTimeout> | undefined;
const afterTraversal: (() => void)[] = [];

function endTraversal(): void {
  clearTimeout(traversing);
  traversing = undefined;
  for (const run of afterTraversal.splice(0)) run();
}

/** Brings the entries into line with the steps: leaves those whose overlay is gone, adds those that miss. */
function syncEntries(): void {
  if (traversing) return;
  if (depth() > steps.length) {
    traversing = setTimeout(endTraversal, longest);
    history.go(steps.length - depth());
  }
  while (depth() < steps.length) history.pushState({ ...history.state, overlay: depth() + 1 }, '');
}

function closeAbove(count: number): void {
  for (const close of steps.splice(count)) close();
}

/** The person's Back closes what stands above the entry that was gone to; a traversal of this module closes nothing. */
function onPopState(): void {
  if (!traversing) closeAbove(depth());
  endTraversal();
  syncEntries();
}

/** Starts listening to Back; an overlay's entry that a reload has left behind is passed by. */
export function watchBack(): void {
  addEventListener('popstate', onPopState);
  syncEntries();
}

/** Lets Back close something that lies over the page. Returns what takes that back, for when it closes by other means. */
export function pushBackStep(close: () => void): () => void {
  steps.push(close);
  // The entry of an overlay that has just closed serves the next.
  syncEntries();
  return () => {
    const at = steps.indexOf(close);
    if (at < 0) return;
    steps.splice(at, 1);
    // In a task: a page change in this one may leave the entry by itself.
    setTimeout(syncEntries);
  };
}

/** Runs a page change when no entry of an overlay is on its way out; one that replaces its page leaves theirs first. */
export function leaveOverlayEntries(run: () => void, replace: boolean): void {
  if (replace) {
    closeAbove(0);
    syncEntries();
  }
  if (traversing) afterTraversal.push(run);
  else run();
}
