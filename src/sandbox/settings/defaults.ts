import { settingsOfSwitches, switchesAtFirst, switchesOfSettings } from '../../contract/switches.ts';
import type { Settings } from '../../contract/endpoints/platform.ts';
import type { MerchantOfFile } from '../handler.ts';

/** The targets of a merchant's contact links. */
export const support = '/sandbox/support';

/** A merchant's settings at first, without its sealed contact links; they also stand in for settings newer than the saved ones. */
export const settingsAtFirst = ({ code, imageCDNs, switches, contact }: Pick<MerchantOfFile, 'code' | 'imageCDNs' | 'switches' | 'contact'>): Omit<Settings, 'customerService'> => ({
  imageCDNs,
  ...settingsOfSwitches({ ...switchesAtFirst, ...switches }),
  resources: [
    { resourceType: 'IOS', url: `/sandbox/downloads/${code}.mobileconfig` },
    { resourceType: 'Android', url: `/sandbox/downloads/android?merchant=${code}` },
    { resourceType: 'MOBILECONFIG', url: `/sandbox/downloads/${code}.mobileconfig` },
    { resourceType: 'AppDownloadIcon', url: `/sandbox/downloads/${code}.svg` },
  ],
  contacts: Object.fromEntries(Object.entries({ TELEGRAM: `${support}?merchant=${code}&channel=telegram`, ...contact }).map(([channel, url]) => [channel, { url }])),
});

/** Saved settings with the defaults of switches and fields that came after they were saved. */
export function withDefaults(code: string, saved: Settings): Settings {
  const first = settingsAtFirst({ code, imageCDNs: saved.imageCDNs, switches: {}, contact: {} });
  return {
    ...first,
    ...saved,
    ...settingsOfSwitches(switchesOfSettings(saved)),
  };
}
