import { flags } from '../../contract/flags.ts';
import type { Flag } from '../../contract/flags.ts';
import type { Settings } from '../../contract/endpoints/platform.ts';
import type { MerchantSeed } from '../handler.ts';

// External sign-in needs keys that a fresh merchant does not have.
const offAtFirst: readonly Flag[] = ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'];

/** The targets of a merchant's contact links. */
export const support = '/sandbox/support';

/** A merchant's settings at first, without its sealed contact links; they also stand in for settings newer than the saved ones. */
export const settingsAtFirst = ({ code, imageCDNs, template, contact }: Pick<MerchantSeed, 'code' | 'imageCDNs' | 'template' | 'contact'>): Omit<Settings, 'customerService'> => ({
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
});

/** Saved settings with the defaults of flags, promotions and fields that came after they were saved. */
export function withDefaults(code: string, saved: Settings): Settings {
  const first = settingsAtFirst({ code, imageCDNs: saved.imageCDNs, template: saved.mobileTemplate, contact: {} });
  return {
    ...first,
    ...saved,
    whitelabel: { ...first.whitelabel, ...saved.whitelabel },
    promotions: { ...first.promotions, ...saved.promotions },
  };
}
