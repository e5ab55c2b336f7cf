// @chunk dialogs
// Apart from index.ts, because it lists two files for every screen.

/** A namespace's strings. */
export type Pack = Record<string, unknown>;

export const packs = import.meta.glob<{ default: Pack }>('./{pt,en}/*.json');
