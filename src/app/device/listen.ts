/** Listens to several events (their names parted by spaces) with one function; returns what ends it. */
export function listen(
  target: EventTarget,
  types: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  const names = types.split(' ');
  for (const name of names) target.addEventListener(name, listener, options);
  return () => {
    for (const name of names) target.removeEventListener(name, listener, options);
  };
}
