import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { flags } from '../../contract/flags.ts';
import type { Flag } from '../../contract/flags.ts';
import type { Theme } from '../../contract/page.ts';
import { encryptDes } from '../crypto/envelope.ts';
import { registrationAtFirst } from './registration-fields.ts';
import { saveMerchant } from './merchants.ts';

const merchants: readonly { code: string; name: string; theme: Theme }[] = [
  { code: 'leve', name: 'Leve', theme: 'dark' },
  { code: 'brisa', name: 'Brisa', theme: 'light' },
];

// External sign-in needs keys that a fresh merchant does not have.
const offAtFirst: readonly Flag[] = ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'];

const support = '/sandbox/support';

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
      settings: {
        customerService: { chat: hidden(`${support}?merchant=${code}`) },
        imageCDNs: ['/cdn'],
        mobileTemplate: { mem_cen: 'new', dep_func: 'new' },
        resources: [
          { resourceType: 'IOS', url: `/sandbox/downloads/${code}.mobileconfig` },
          { resourceType: 'Android', url: `/sandbox/downloads/android?merchant=${code}` },
          { resourceType: 'MOBILECONFIG', url: `/sandbox/downloads/${code}.mobileconfig` },
          { resourceType: 'AppDownloadIcon', url: `/sandbox/downloads/${code}.svg` },
        ],
        whitelabel: Object.fromEntries(flags.map((flag) => [flag, !offAtFirst.includes(flag)])),
        promotions: { REFERRAL: { enabled: true }, MISSION: { enabled: true } },
        contacts: { TELEGRAM: { url: `${support}?merchant=${code}&channel=telegram` } },
        speakFailures: true,
        jackpot: 'counted',
      },
    });
  }
}

// Customer-service links travel encrypted, with the key as their last 8 characters (A §3).
function hidden(path: string): string {
  const key = randomBytes(4).toString('hex');
  return encryptDes(path, key) + key;
}
