// A chunk of its own: `near-ways.ts` has what is wanted first. The words of shared links are the edge's alone.
import type { Pack, Packs } from '../language.ts';

export const packs: Packs = import.meta.glob<{ default: Pack }>(['../pt/*.json', '!../pt/share.json']);
