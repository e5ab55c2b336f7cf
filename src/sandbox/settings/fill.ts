import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Theme } from '../../contract/page.ts';
import { encryptDes } from '../crypto/envelope.ts';
import { settingsAtFirst, support } from './defaults.ts';
import { registrationAtFirst } from './registration-fields.ts';
import { saveMerchant } from './merchants.ts';

const merchants: readonly { code: string; name: string; theme: Theme }[] = [
  { code: 'leve', name: 'Leve', theme: 'dark' },
  { code: 'brisa', name: 'Brisa', theme: 'light' },
];

/** Adds the merchants that a fresh platform has. */
export function fillMerchants(database: DatabaseSync): void {
  for (const { code, name, theme } of merchants) {
    saveMerchant(database, {
      code,
      trialCode: `${code}-trial`,
      name,
      theme,
      admits: 'everyone',
      maintenance: false,
      restricted: false,
      upgrading: false,
      expiredMinutes: 1,
      registration: registrationAtFirst,
      settings: { ...settingsAtFirst(code), customerService: { chat: sealed(`${support}?merchant=${code}`) } },
    });
  }
}

// Customer-service links travel encrypted, with the key as their last 8 characters (A §3).
function sealed(path: string): string {
  const key = randomBytes(4).toString('hex');
  return encryptDes(path, key) + key;
}
