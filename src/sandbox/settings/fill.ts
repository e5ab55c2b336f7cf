import { randomBytes } from 'node:crypto';
import { encryptDes } from '../crypto/envelope.ts';
import type { MerchantOfFile, Platform } from '../handler.ts';
import { settingsAtFirst, support } from './defaults.ts';
import { findMerchant, saveMerchant, type Merchant } from './merchants.ts';
import { registrationAtFirst } from './registration-fields.ts';

/** Gives the platform the merchants that it does not have yet; those that it has keep their switches, under the name that they have now. */
export function fillMerchants({ database, merchants }: Platform): void {
  for (const file of merchants) {
    const { code, trialCode, name } = file;
    const known = findMerchant(database, code);
    saveMerchant(database, known ? { ...known, trialCode, name } : freshMerchant(file));
  }
}

const freshMerchant = (file: MerchantOfFile): Merchant => ({
  code: file.code,
  trialCode: file.trialCode,
  name: file.name,
  admits: 'everyone',
  maintenance: false,
  restricted: false,
  upgrading: false,
  expiredMinutes: 1,
  decisions: 'automatic',
  registration: registrationAtFirst,
  settings: { ...settingsAtFirst(file), customerService: { chat: sealed(`${support}?merchant=${file.code}`) } },
});

// Customer-service links travel encrypted, with the key as their last 8 characters (A §3).
function sealed(path: string): string {
  const key = randomBytes(4).toString('hex');
  return encryptDes(path, key) + key;
}
