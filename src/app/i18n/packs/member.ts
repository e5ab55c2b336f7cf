import type { Pack, Packs } from './pack.ts';

/** As `near.ts`, of a member's screens. */
export const packs: Packs = import.meta.glob<{ default: Pack }>('../pt/{deposit,withdraw,mine,play}.json');
