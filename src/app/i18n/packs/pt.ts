// A separate chunk: `near-screens.ts` has the packs that are needed first. The strings of shared links are only for the edge.
import type { Pack, Packs } from '../language.ts';

export const packs: Packs = import.meta.glob<{ default: Pack }>(['../pt/*.json', '!../pt/share.json']);
