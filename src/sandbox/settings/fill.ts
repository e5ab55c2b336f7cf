import { randomBytes } from 'node:crypto';
import { encryptDes } from '../crypto/envelope.ts';
import type { MerchantSeed, Platform } from '../handler.ts';
import { settingsAtFirst, support } from './defaults.ts';
import { findMerchant, saveMerchant, type Merchant } from './merchants.ts';
import { registrationAtFirst } from './registration-fields.ts';

/** Gives the platform the merchants that it does not have yet; those that it has keep their switches, under the name that they have now. */
export function fillMerchants({ database, merchants }: Platform): void {
  for (const seed of merchants) {
    const { code, trialCode, name } = seed;
    const known = findMerchant(database, code);
    saveMerchant(database, known ? { ...known, trialCode, name } : freshMerchant(seed));
  }
}

const freshMerchant = (seed: MerchantSeed): Merchant => ({
  code: seed.code,
  trialCode: seed.trialCode,
  name: seed.name,
  admits: 'everyone',
  maintenance: false,
  restricted: false,
  upgrading: false,
  expiredMinutes: 1,
  decisions: 'automatic',
  registration: registrationAtFirst,
  settings: { ...settingsAtFirst(seed), customerService: { chat: sealed(`${support}?merchant=${seed.code}`) } },
});

// Customer-service links travel encrypted, with the key as their last 8 characters (A §3).
function sealed(path: string): string {
  const key = randomBytes(4).toString('hex');
  return encryptDes(path, key) + key;
}
