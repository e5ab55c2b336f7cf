import { createMerchants } from '../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../src/edge/merchants/ready-made.ts';
import { seedOf } from '../../src/edge/merchants/seed.ts';

const parsed = parseMerchants(readyMadeFiles);

/** The ready-made merchants of an edge with this public key. */
export const readyMerchants = (publicKey = 'a key') => createMerchants(parsed, () => publicKey);

/** The ready-made merchants as seeds of a platform in a box. */
export const readySeeds = parsed.map(seedOf);
