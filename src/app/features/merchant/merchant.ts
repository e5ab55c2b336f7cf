import type { ReadonlySignal } from '@preact/signals-react';
import type { Flag } from '../../../contract/switches.ts';
import { settings as settingsEndpoint } from '../../../contract/endpoints/platform.ts';
import type { Settings } from '../../../contract/endpoints/platform.ts';
import { defaultLanguage } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/languages.ts';
import { pageData } from '../../device/page-data.ts';
import { failuresSpeak, identity } from '../../gateway/identity.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';
import { sessionStore, storageKeys } from '../../device/storage.ts';

const live = resource(settingsEndpoint, () => ({}));

/** The merchant's settings: the platform's newest, else those that came with the page, else none yet. */
export const settings: ReadonlySignal<Settings | undefined> = live.value;

settings.subscribe((known) => void (failuresSpeak.value = known?.speakFailures === true));

const dresses = { mem_cen: ' frame-member-base', dep_func: ' frame-deposit-base' } as const;

/** Classes of the frame by the dress of its parts (A §2): the platform's choice, else the merchant's. */
export const dressClasses = (): string =>
  (['mem_cen', 'dep_func'] as const).map((part) => ((settings.value?.mobileTemplate[part] ?? pageData.merchant.template?.[part]) === 'base' ? dresses[part] : '')).join('');

/** Tells the gateway whose phone this is; before anything calls. */
export function identifyMerchant(): void {
  identity.gateway = pageData.merchant.gateway;
  identity.merchant = pageData.merchant.code;
  identity.publicKey = pageData.merchant.publicKey;
  identity.language = () => language.peek();
}

/** Asks for the settings of now: at the start, and when the phone comes back to the app, as flags change while it is on (E07). */
export const refreshSettings = (): Promise<void> => live.load();

/** Whether a switch is on; off until the platform says otherwise. Read inside a component or an effect, it follows. */
export const flag = (name: Flag): boolean => settings.value?.whitelabel[name] === true || settings.value?.promotions[name]?.enabled === true;

/** Whether a page's switch is off. Until the settings are known it is not: the page and the ways to it keep their place, and the platform refuses the calls of one that is off. */
export const isOff = (name: Flag | undefined): boolean => Boolean(name && settings.value && !flag(name));

/** Languages that this merchant offers. */
export const merchantLanguages = (): readonly Language[] => (pageData.merchant.languages.length ? pageData.merchant.languages : [defaultLanguage]);

/** Keeps an address with an invitation for the visit: who came by one registers later, from any page, where it is read. */
export function keepInvitation(): void {
  if (/[?&](?:affiliate)?code=/i.test(location.search)) sessionStore.set(storageKeys.invitation, location.pathname + location.search);
}
