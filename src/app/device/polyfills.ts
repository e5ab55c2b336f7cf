// Missing in Chromium 72; preact-iso calls it to read the query of every address.
Object.fromEntries = (pairs: Iterable<readonly [PropertyKey, unknown]>) => {
  const object: Record<PropertyKey, unknown> = {};
  for (const [key, value] of pairs) object[key] = value;
  return object;
};

export {};
