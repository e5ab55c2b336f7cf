// @chunk entry
// oxlint-disable-next-line no-restricted-imports -- it speaks to Preact itself; on real React another file stands in
import { options } from 'preact';

/** On a weak phone each part of the start is a task of its own. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Settles when every part of the page that asked for a turn so far has had it; none while nothing is hydrated. */
let taken: Promise<void> | undefined;
/** called in a task after each turn */
let afterTurn: () => void;

/** A turn for a part of the page that is being hydrated: it begins with a task of its own. None when the part is not prerendered. */
export function enqueueHydration(): Promise<void> | undefined {
  const turn = taken?.then(yieldToMain);
  taken = turn?.then(yieldToMain).then(afterTurn);
  return turn;
}

/** Hydrates a page whose parts ask for turns, calling `after` when one has had its turn; resolves in a task after the last of them. */
export async function hydrateInTasks(hydrate: () => void, after: () => void): Promise<void> {
  taken = Promise.resolve();
  afterTurn = after;
  hydrate();
  // A part may bring parts of its own.
  for (let last; last !== taken; ) await (last = taken);
  taken = undefined;
}

/**
 * What a person does is drawn in the task that hears of it, as React does; all else, such as an answer of the platform,
 * in a task of its own after the one that read it.
 */
export function scheduleRenders(): void {
  // Not a timer: those of a page behind others wait for a second.
  const { port1, port2 } = new MessageChannel();
  options.debounceRendering = (draw) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- always the same function, and this opens the port
    port1.onmessage = draw;
    if (window.event) queueMicrotask(draw);
    else port2.postMessage(0);
  };
}
