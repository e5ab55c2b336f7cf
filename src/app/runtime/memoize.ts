interface Cache<Key, Made> {
  has(key: Key): boolean;
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** Calls `make` once for each key and caches its result in `made`: a `Map`, or the caller's own. */
export function memoize<Key, Made>(make: (key: Key) => Made, made: Cache<Key, Made> = new Map<Key, Made>()): (key: Key) => Made {
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
