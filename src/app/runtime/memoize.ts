// @chunk entry

/** Runs `make` once for each key, and gives what it made from then on. `made` holds it, for whoever needs all. */
export function memoize<Key, Made>(make: (key: Key) => Made, made = new Map<Key, Made>()): (key: Key) => Made {
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
