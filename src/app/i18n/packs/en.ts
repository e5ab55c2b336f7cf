import type { Pack, Packs } from '../language.ts';

export const packs: Packs = import.meta.glob<{ default: Pack }>(['../en/*.json', '!../en/share.json']);
