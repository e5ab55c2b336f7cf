// @chunk entry

/** Calls `make` once for each key and caches what it returns, in `made`. */
export function memoize<Key, Made>(make: (key: Key) => Made, made = new Map<Key, Made>()): (key: Key) => Made {
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
