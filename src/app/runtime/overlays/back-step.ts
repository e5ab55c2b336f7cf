/** ms until a change of the history that the browser has refused is tried again */
const pause = 1_000;

/** Changes the history. WebKit refuses more than 100 changes in 30 s with a `SecurityError`: then `again` runs a second later. */
export function writeHistory(change: () => void, again: () => void): void {
  try {
    change();
  } catch (error) {
    if ((error as Error).name !== 'SecurityError') throw error;
    setTimeout(again, pause);
  }
}

/** Overlays that Back closes, the last first. Each has a history entry of its own, whose state counts them: `overlay: 2`. */
const steps: (() => void)[] = [];

const depth = (): number => (history.state as { overlay?: number } | null)?.overlay || 0;

/** ms after which a traversal without a `popstate` counts as lost, e.g. in a page that is being left */
const longest = 3_000;

/** set while a traversal of this module is on its way: a second one would add to it and leave the page */
let traversing: ReturnType<typeof setTimeout> | undefined;
const afterTraversal: (() => void)[] = [];

/** ms for which a page that the browser is leaving may stay on a slow line */
const longestWay = 30_000;

/** set while the browser is on its way to another document: a traversal would end the way, and the page stay */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Traverses no entry until the document has gone, or has stayed after all. */
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

/** Makes the entries match the steps: skips those whose overlay is gone, adds the missing ones. */
function syncEntries(): void {
  // The entry of a page change has no state until its step is recorded, which would overwrite an overlay's; its overlays are about to go.
  if (traversing || !history.state) return;
  if (depth() > steps.length && !leaving) {
    traversing = setTimeout(endTraversal, longest);
    history.go(steps.length - depth());
  }
  // One after the other: where the browser refuses one, the rest follows with it.
  if (depth() < steps.length) writeHistory(pushEntry, syncEntries);
}

/** Entries that overlays have made so far. */
export const entries = { made: 0 };

function pushEntry(): void {
  for (; depth() < steps.length; entries.made++) history.pushState({ ...history.state, overlay: depth() + 1 }, '');
}

function closeAbove(count: number): void {
  for (const close of steps.splice(count)) close();
}

/** The person's Back closes the overlays above the current entry; a traversal of this module closes nothing. */
function onPopState(): void {
  if (!traversing) closeAbove(depth());
  endTraversal();
  releaseEntries();
}

/** Whether the browser follows a tapped link in this tab: neither the router nor another tab takes it. */
const leavesDocument = (link: HTMLAnchorElement, { defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && !ctrlKey && !metaKey && !shiftKey && /^https?:$/.test(link.protocol) && link.target !== '_blank';

/**
 * A link that is tapped while a traversal is under way is followed after it: the traversal would undo the page change. One
 * to nowhere, as `#` in what the platform writes, does nothing: it would be an entry of its own above those of the
 * overlays, which would close. One that leaves the document holds the entries: the overlay that it stands in may close
 * meanwhile.
 */
function onTap(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const isNowhere = link.hasAttribute('href') && /^\s*(#|$)/.test(link.getAttribute('href')!);
  if (traversing || isNowhere) {
    event.preventDefault();
    event.stopPropagation();
    if (!isNowhere) afterTraversal.push(() => link.click());
    // Once all have seen the tap: who follows the link, and where.
  } else setTimeout(() => leavesDocument(link, event) && holdEntries());
}

/** Starts listening to Back; skips an overlay's entry that a reload has left behind. */
export function watchBack(): void {
  addEventListener('popstate', onPopState);
  addEventListener('click', onTap, true);
  addEventListener('pageshow', releaseEntries);
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
  clearTimeout(leaving);
  leaving = undefined;
  if (replace) {
    closeAbove(0);
    syncEntries();
  }
  if (traversing) afterTraversal.push(run);
  else run();
}
