/** ms until a history change that the browser refused is tried again */
const pause = 1_000;

/** Changes the history. WebKit refuses more than 100 changes in 30 s with a `SecurityError`: then `again` runs 1 s later. */
export function writeHistory(change: () => void, again: () => void): void {
  try {
    change();
  } catch (error) {
    if ((error as Error).name !== 'SecurityError') throw error;
    setTimeout(again, pause);
  }
}

/** Close functions of the overlays that Back closes, the topmost last. Each has its own history entry, whose state counts them: `overlay: 2`. */
const steps: (() => void)[] = [];

const depth = (): number => (history.state as { overlay?: number } | null)?.overlay || 0;

/** ms after which a traversal without a `popstate` counts as lost, e.g. in a page that is being left */
const longest = 3_000;

/** set while a traversal by this module is pending: a second one would add to it and leave the page */
let traversing: ReturnType<typeof setTimeout> | undefined;
const afterTraversal: (() => void)[] = [];

/** ms that a navigation to another document may take on a slow network */
const longestWay = 30_000;

/** set while the browser is loading another document: a traversal would cancel that navigation */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Allows no traversal until the document has been left, or the navigation has failed. */
export function holdEntries(): void {
  clearTimeout(leaving);
  leaving = setTimeout(releaseEntries, longestWay);
}

function releaseEntries(): void {
  clearTimeout(leaving);
  leaving = undefined;
  syncEntries();
}

function endTraversal(): void {
  clearTimeout(traversing);
  traversing = undefined;
  for (const run of afterTraversal.splice(0)) run();
}

/** Makes the history entries match `steps`: traverses back over those whose overlay is gone, adds the missing ones. */
function syncEntries(): void {
  // The entry of a page change has no state until its step is recorded, which would overwrite an overlay's. The
  // overlays are about to close anyway.
  if (traversing || !history.state) return;
  if (depth() > steps.length && !leaving) {
    traversing = setTimeout(endTraversal, longest);
    history.go(steps.length - depth());
  }
  // One after the other: where the browser refuses one, the retry adds the rest too.
  if (depth() < steps.length) writeHistory(pushEntry, syncEntries);
}

/** How many entries overlays have made so far. */
export const entries = { made: 0 };

function pushEntry(): void {
  for (; depth() < steps.length; entries.made++) history.pushState({ ...history.state, overlay: depth() + 1 }, '');
}

function closeAbove(count: number): void {
  for (const close of steps.splice(count)) close();
}

/** The person's Back closes the overlays above the current entry; a traversal by this module closes none. */
function onPopState(): void {
  if (!traversing) closeAbove(depth());
  endTraversal();
  releaseEntries();
}

/** Whether the browser follows a tapped link in this tab, rather than the router or another tab. */
const leavesDocument = (link: HTMLAnchorElement, { defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && !ctrlKey && !metaKey && !shiftKey && /^https?:$/.test(link.protocol) && link.target !== '_blank';

/**
 * A link tapped during a traversal is followed after it, because the traversal would undo the page change. A link to
 * nowhere, such as `#` in the platform's texts, does nothing: its history entry above the overlays' would close them. A
 * link that leaves the document holds the entries, because the overlay that contains it may close meanwhile.
 */
function onTap(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const isNowhere = link.hasAttribute('href') && /^\s*(#|$)/.test(link.getAttribute('href')!);
  if (traversing || isNowhere) {
    event.preventDefault();
    event.stopPropagation();
    if (!isNowhere) afterTraversal.push(() => link.click());
    // Later, when all listeners have seen the tap and have set who follows the link, and where to.
  } else setTimeout(() => leavesDocument(link, event) && holdEntries());
}

/** Starts listening to Back; leaves the overlay entry that a reload has left behind. */
export function watchBack(): void {
  addEventListener('popstate', onPopState);
  addEventListener('click', onTap, true);
  addEventListener('pageshow', releaseEntries);
  syncEntries();
}

/**
 * Makes Back call `close`. Returns the function that removes the step, for an overlay that closes otherwise. Call both
 * in layout effects: passive ones end after the next paint, when the next overlay has already added its own entry.
 */
export function pushBackStep(close: () => void): () => void {
  steps.push(close);
  // An overlay that opens right after another closed reuses its entry.
  syncEntries();
  return () => {
    const at = steps.indexOf(close);
    if (at < 0) return;
    steps.splice(at, 1);
    // In a new task: a page change in this one may leave the entry by itself.
    setTimeout(syncEntries);
  };
}

/** Runs a page change once no traversal is pending. A replacing one first closes the overlays and leaves their entries. */
export function leaveOverlayEntries(run: () => void, replace: boolean): void {
  clearTimeout(leaving);
  leaving = undefined;
  if (replace) {
    closeAbove(0);
    syncEntries();
  }
  if (traversing) afterTraversal.push(run);
  else run();
}
