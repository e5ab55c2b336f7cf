import { endpoint } from '../endpoint.ts';
import { epochMs, flag, list, map, money, number, oneOf, optional, record, text, type Infer } from '../shape.ts';

const nothing = record({});

/** Decides between the app, the maintenance page and the restricted page (A §2). `serverTime` and `reopensAt` are epoch ms. */
export const systemStatus = endpoint('/wps/system/status', nothing, record({
  maintenance: flag,
  restricted: flag,
  serverTime: epochMs,
  reopensAt: optional(epochMs),
}));

/** A file to install from: IOS, Android, MOBILECONFIG (the iOS profile) or AppDownloadIcon (A §3). */
const download = record({ resourceType: text, url: text });

/** External sign-in by Google, Facebook or a verified number; `emulator` is the origin of a development one. */
const externalAuth = record({
  provider: oneOf(['firebase'], 'unknown'),
  apiKey: text,
  authDomain: text,
  projectId: text,
  emulator: optional(text),
});

/** The destination of visit reports: `address` is https or a path of the pages' own origin, `sample` the share of the visits, 0 to 1. */
const telemetry = record({ address: text, sample: number });

const settingsValue = record({
  /** label to encrypted path; the last 8 characters are the key (A §3) */
  customerService: map(text),
  /** hosts or path prefixes of the art, if the merchant's file names none; a visit uses one at random (A §9) */
  imageCDNs: list(text),
  /** `mem_cen` and `dep_func`, each `new` or `base` (A §2) */
  mobileTemplate: map(oneOf(['new', 'base'], 'new')),
  resources: list(download),
  /** white-label flag to on or off: contract/switches.ts lists all switches */
  whitelabel: map(flag),
  promotions: map(record({ enabled: flag })),
  /** channel, such as TELEGRAM, to its link */
  contacts: map(record({ url: text })),
  /** fields of the registration form by name; the form uses `registrationSettings`, which is the same and smaller */
  register: optional(map(record({ enabled: flag, required: optional(flag) }))),
  /** A service's name to its path or address (A §7: service info): `images` the pictures' where `imageCDNs` is empty, `invite` the path of the page that an invitation opens; other names are not known. */
  paths: optional(map(text)),
  /** host to the path of the app's page at its root; none: home */
  domainRoute: optional(map(text)),
  /** host for shared links, such as `leve.example`; none: the page's */
  mainDomain: optional(text),
  /** silent failures are shown with a retry */
  speakFailures: flag,
  /** `show`: counted on the phone; `feed`: the platform's own figure; or `off` */
  jackpot: oneOf(['show', 'feed', 'off'], 'off'),
  /** the jackpot's current amount, minor units; with `feed` */
  jackpotAmount: optional(money),
  /** none: the service is not initialised (A §2) */
  externalAuth: optional(externalAuth),
  /** none: nothing is measured */
  telemetry: optional(telemetry),
});

/** The merchant's settings (A §3), which may change while the app is open. */
export const settings = endpoint('/wps/system/settings', nothing, settingsValue, { kept: true });

/** The merchant's settings (A §3). */
export type Settings = Infer<typeof settingsValue>;
/** The destination of visit reports. */
export type Telemetry = Infer<typeof telemetry>;
/** External sign-in by Google, Facebook or a verified number. */
export type ExternalAuth = Infer<typeof externalAuth>;
/** One file to install from (A §3). */
export type Download = Infer<typeof download>;

