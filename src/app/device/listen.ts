/** Listens to several events (names separated by spaces) with one function; returns the function that stops it. */
export function listen(target: EventTarget, types: string, listener: (event: Event) => void, options?: AddEventListenerOptions): () => void {
  const names = types.split(' ');
  for (const name of names) target.addEventListener(name, listener, options);
  return () => {
    for (const name of names) target.removeEventListener(name, listener, options);
  };
}

/** One function that calls all of these, which each end something. */
export const endAll = (endings: readonly (() => void)[]) => (): void => {
  for (const end of endings) end();
};
