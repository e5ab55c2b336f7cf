// @chunk dialogs
// Apart from index.ts, because it lists two files for every screen.

/** A namespace's strings. */
export type Pack = Record<string, unknown>;

/** The loader of each namespace, by its path. */
export const packs = import.meta.glob<{ default: Pack }>('./{pt,en}/*.json');
