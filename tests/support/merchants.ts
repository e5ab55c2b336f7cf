import { createMerchants } from '../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../src/edge/merchants/ready-made.ts';
import { sandboxMerchant } from '../../src/edge/merchants/sandbox-merchant.ts';

const parsed = parseMerchants(readyMadeFiles);

/** The ready-made merchants of an edge with this public key. */
export const readyMerchants = (publicKey = 'a key') => createMerchants(parsed, () => publicKey);

/** The ready-made merchants as a platform in a box begins with them. */
export const boxMerchants = parsed.map(sandboxMerchant);
