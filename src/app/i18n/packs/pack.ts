/** A namespace's strings. */
export type Pack = Record<string, unknown>;

/** The loader of each namespace of a language. Apart from index.ts, because it lists a file for every screen. */
export type Packs = Record<string, () => Promise<{ default: Pack }>>;
