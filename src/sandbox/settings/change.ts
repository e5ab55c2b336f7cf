import type { ExternalAuth, Telemetry } from '../../contract/endpoints/platform.ts';
import { isSwitchValue, settingsOfSwitches, switchesOfSettings, type Switches } from '../../contract/switches.ts';
import { registrationFields } from '../../contract/registration.ts';
import { anything, flag, map, number, optional, record, text, type Infer } from '../../contract/shape.ts';
import { Refusal, type Platform } from '../handler.ts';
import { vitalsPath } from './vitals-path.ts';
import type { Merchant } from './merchants.ts';

/** Changes to a merchant by the console; missing fields stay as they are. */
export const merchantChange = record({
  admits: optional(text),
  maintenance: optional(flag),
  restricted: optional(flag),
  /** epoch ms; 0: not known */
  reopensAt: optional(number),
  upgrading: optional(flag),
  decisions: optional(text),
  /** 1 to 60 */
  expiredMinutes: optional(number),
  registration: optional(map(record({ enabled: optional(flag), required: optional(flag) }))),
  /** names of contract/switches.ts to their values */
  switches: optional(map(anything)),
  /** share of the visits, 0 to 1; 0: nothing is measured any more */
  telemetry: optional(record({ sample: number })),
  /** without a project: none any more */
  externalAuth: optional(record({ apiKey: text, authDomain: text, projectId: text, emulator: optional(text) })),
});

export type MerchantChange = Infer<typeof merchantChange>;

/** The merchant with the changes; unknown names and values are refused. */
export function withChange(merchant: Merchant, wanted: MerchantChange, { allowsEmulator }: Pick<Platform, 'allowsEmulator'>): Merchant {
  const { settings } = merchant;
  return {
    ...merchant,
    admits: oneOf(['everyone', 'agents'] as const, wanted.admits ?? merchant.admits),
    maintenance: wanted.maintenance ?? merchant.maintenance,
    restricted: wanted.restricted ?? merchant.restricted,
    reopensAt: wanted.reopensAt === undefined ? merchant.reopensAt : wanted.reopensAt || undefined,
    upgrading: wanted.upgrading ?? merchant.upgrading,
    decisions: oneOf(['automatic', 'operator'] as const, wanted.decisions ?? merchant.decisions),
    expiredMinutes: minutes(wanted.expiredMinutes ?? merchant.expiredMinutes),
    registration: { ...merchant.registration, ...fields(merchant, wanted.registration) },
    settings: {
      ...settings,
      ...settingsOfSwitches({ ...switchesOfSettings(settings), ...switchesIn(wanted.switches) }),
      externalAuth: wanted.externalAuth ? externalAuth(wanted.externalAuth, allowsEmulator) : settings.externalAuth,
      telemetry: wanted.telemetry ? telemetry(wanted.telemetry.sample) : settings.telemetry,
    },
  };
}

function switchesIn(wanted: Record<string, unknown> = {}): Partial<Switches> {
  if (!Object.entries(wanted).every(([name, value]) => isSwitchValue(name, value))) throw new Refusal('request.invalid');
  return wanted;
}

function fields({ registration }: Merchant, wanted: MerchantChange['registration'] = {}): Merchant['registration'] {
  refuseUnknown(Object.keys(wanted), registrationFields);
  return Object.fromEntries(Object.entries(wanted).map(([field, { enabled: isOn, required }]) => {
    const before = registration[field];
    return [field, { enabled: isOn ?? before?.enabled ?? false, required: required ?? before?.required }];
  }));
}

function minutes(wanted: number): number {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 60) throw new Refusal('request.invalid');
  return wanted;
}

function telemetry(sample: number): Telemetry | undefined {
  if (!(sample >= 0 && sample <= 1)) throw new Refusal('request.invalid');
  return sample ? { address: vitalsPath, sample } : undefined;
}

function externalAuth(wanted: NonNullable<MerchantChange['externalAuth']>, allowsEmulator: boolean): ExternalAuth | undefined {
  const { apiKey, authDomain, projectId, emulator } = wanted;
  if (!projectId) return undefined;
  // An emulator signs no tokens: with one, anybody could log in as anybody.
  if (emulator && !allowsEmulator) throw new Refusal('permission.denied');
  if (emulator && !/^https?:\/\/[\w.:[\]-]+$/.test(emulator)) throw new Refusal('request.invalid');
  return { provider: 'firebase', apiKey, authDomain, projectId, emulator: emulator || undefined };
}

function refuseUnknown(names: readonly string[], known: readonly string[]): void {
  if (!names.every((name) => known.includes(name))) throw new Refusal('request.invalid');
}

function oneOf<T extends string>(known: readonly T[], wanted: string): T {
  const found = known.find((value) => value === wanted);
  if (!found) throw new Refusal('request.invalid');
  return found;
}
