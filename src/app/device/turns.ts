// First bundle.
/** On a weak phone each part of the start is a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Settles when every part of the page that asked for a turn so far has had it; none while nothing is hydrated. */
let taken: Promise<void> | undefined;
/** called in a task after each turn */
let afterTurn: () => void;

/** A turn for a part of the page that is being hydrated: it begins with a task of its own. None when the part is not prerendered. */
export function askTurn(): Promise<void> | undefined {
  const turn = taken?.then(nextTask);
  taken = turn?.then(nextTask).then(afterTurn);
  return turn;
}

/** Hydrates a page whose parts ask for turns, calling `after` when one has had its turn; resolves in a task after the last of them. */
export async function hydrateInTurns(hydrate: () => void, after: () => void): Promise<void> {
  taken = Promise.resolve();
  afterTurn = after;
  hydrate();
  // A part may bring parts of its own.
  for (let last; last !== taken; ) await (last = taken);
  taken = undefined;
}
