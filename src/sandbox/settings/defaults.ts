import { flags } from '../../contract/flags.ts';
import type { Flag } from '../../contract/flags.ts';
import type { Settings } from '../../contract/endpoints/platform.ts';

// External sign-in needs keys that a fresh merchant does not have.
const offAtFirst: readonly Flag[] = ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'];

/** Where a merchant's contact links lead. */
export const support = '/sandbox/support';

/** A merchant's settings at first, without its sealed contact links; they also stand in for settings newer than the saved ones. */
export const settingsAtFirst = (code: string): Omit<Settings, 'customerService'> => ({
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
});

/** Saved settings with the defaults of flags, promotions, templates and fields that came after they were saved. */
export function withDefaults(code: string, saved: Settings): Settings {
  const first = settingsAtFirst(code);
  return {
    ...first,
    ...saved,
    whitelabel: { ...first.whitelabel, ...saved.whitelabel },
    promotions: { ...first.promotions, ...saved.promotions },
    mobileTemplate: { ...first.mobileTemplate, ...saved.mobileTemplate },
  };
}
