import brisa from './ready-made/brisa.json' with { type: 'json' };
import leve from './ready-made/leve.json' with { type: 'json' };
import type { MerchantFiles } from './parse.ts';

/** The merchants of an edge without a folder. */
export const readyMadeFiles: MerchantFiles = { 'ready-made/leve.json': leve, 'ready-made/brisa.json': brisa };
