// @chunk entry
import { earlyMenu } from '../../device/early-menu.ts';

/** Overlays that Back closes, the last first. Each has a history entry of its own, whose state counts them: `overlay: 2`. */
const steps: (() => void)[] = [];

const depth = (): number => (history.state as { overlay?: number } | null)?.overlay || 0;

/** ms after which a traversal without a `popstate` counts as lost, e.g. in a page that is being left */
const longest = 3_000;

/** set while a traversal of this module is on its way: a second one would add to it and leave the page */
let traversing: ReturnType<typeof setTimeout> | undefined;
const afterTraversal: (() => void)[] = [];

function endTraversal(): void {
  clearTimeout(traversing);
  traversing = undefined;
  for (const run of afterTraversal.splice(0)) run();
}

/** Makes the entries match the steps: skips those whose overlay is gone, adds the missing ones. */
function syncEntries(): void {
  // The entry of a page change has no state until its step is recorded, which would overwrite an overlay's; its overlays are about to go.
  // The entry of the menu that came with the page is its own until the app's takes its place.
  if (traversing || !history.state || earlyMenu()) return;
  if (depth() > steps.length) {
    traversing = setTimeout(endTraversal, longest);
    history.go(steps.length - depth());
  }
  while (depth() < steps.length) history.pushState({ ...history.state, overlay: depth() + 1 }, '');
}

function closeAbove(count: number): void {
  for (const close of steps.splice(count)) close();
}

/** The person's Back closes the overlays above the current entry; a traversal of this module closes nothing. */
function onPopState(): void {
  if (!traversing) closeAbove(depth());
  endTraversal();
  syncEntries();
}

/** A link that is tapped while a traversal is under way is followed after it: the traversal would undo the page change. */
function holdLink(event: MouseEvent): void {
  const link = traversing && (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  afterTraversal.push(() => link.click());
}

/** Starts listening to Back; skips an overlay's entry that a reload has left behind. */
export function watchBack(): void {
  addEventListener('popstate', onPopState);
  addEventListener('click', holdLink, true);
  syncEntries();
}

/**
 * Makes Back call `close`. Returns the function that removes the step, for an overlay that closes otherwise. Both in layout
 * effects: passive ones end after the next paint, when the overlay that takes this one's place has added an entry of its own.
 */
export function pushBackStep(close: () => void): () => void {
  steps.push(close);
  // An overlay that opens right after another closed reuses its entry.
  syncEntries();
  return () => {
    const at = steps.indexOf(close);
    if (at < 0) return;
    steps.splice(at, 1);
    // In a task: a page change in this one may leave the entry by itself.
    setTimeout(syncEntries);
  };
}

/** Runs a page change once no traversal is under way. One that replaces its page closes the overlays and leaves their entries first. */
export function leaveOverlayEntries(run: () => void, replace: boolean): void {
  if (replace) {
    closeAbove(0);
    syncEntries();
  }
  if (traversing) afterTraversal.push(run);
  else run();
}
