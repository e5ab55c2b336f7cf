import { randomBytes } from 'node:crypto';
import { flags } from '../../contract/flags.ts';
import type { Flag } from '../../contract/flags.ts';
import { encryptDes } from '../crypto/envelope.ts';
import type { MerchantSeed, Platform } from '../handler.ts';
import { findMerchant, saveMerchant } from './merchants.ts';
import type { Merchant } from './merchants.ts';
import { registrationAtFirst } from './registration-fields.ts';

// External sign-in needs keys that a fresh merchant does not have.
const offAtFirst: readonly Flag[] = ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'];

const support = '/sandbox/support';

/** Gives the platform the merchants that it does not have yet; those that it has keep their switches, under the name that they have now. */
export function fillMerchants({ database, merchants }: Platform): void {
  for (const seed of merchants) {
    const { code, trialCode, name } = seed;
    const known = findMerchant(database, code);
    saveMerchant(database, known ? { ...known, trialCode, name } : freshMerchant(seed));
  }
}

const freshMerchant = ({ code, trialCode, name, imageCDNs, template, contact }: MerchantSeed): Merchant => ({
  code,
  trialCode,
  name,
  admits: 'everyone',
  maintenance: false,
  restricted: false,
  upgrading: false,
  expiredMinutes: 1,
  registration: registrationAtFirst,
  settings: {
    customerService: { chat: hidden(`${support}?merchant=${code}`) },
    imageCDNs,
    mobileTemplate: template,
    resources: [
      { resourceType: 'IOS', url: `/sandbox/downloads/${code}.mobileconfig` },
      { resourceType: 'Android', url: `/sandbox/downloads/android?merchant=${code}` },
      { resourceType: 'MOBILECONFIG', url: `/sandbox/downloads/${code}.mobileconfig` },
      { resourceType: 'AppDownloadIcon', url: `/sandbox/downloads/${code}.svg` },
    ],
    whitelabel: Object.fromEntries(flags.map((flag) => [flag, !offAtFirst.includes(flag)])),
    promotions: { REFERRAL: { enabled: true }, MISSION: { enabled: true } },
    contacts: Object.fromEntries(Object.entries({ TELEGRAM: `${support}?merchant=${code}&channel=telegram`, ...contact }).map(([channel, url]) => [channel, { url }])),
    speakFailures: true,
    jackpot: 'counted',
  },
});

// Customer-service links travel encrypted, with the key as their last 8 characters (A §3).
function hidden(path: string): string {
  const key = randomBytes(4).toString('hex');
  return encryptDes(path, key) + key;
}
