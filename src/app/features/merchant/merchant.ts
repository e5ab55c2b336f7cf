import { effect, type ReadonlySignal } from '@preact/signals-react';
import type { Flag } from '../../../contract/switches.ts';
import { settings as settingsEndpoint, type Settings } from '../../../contract/endpoints/platform.ts';
import { defaultLanguage, type Language } from '../../../contract/languages.ts';
import { pageData } from '../../device/page-data.ts';
import { failuresSpeak, identity } from '../../gateway/identity.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';
import { sessionStore, storageKeys } from '../../device/storage.ts';

const live = resource(settingsEndpoint, () => ({}));

/** The merchant's settings: the platform's newest, else those that came with the page, else undefined. */
export const settings: ReadonlySignal<Settings | undefined> = live.value;

/** Why the last request for the settings failed, while nothing of them is known: what waits for them goes on without. */
export const settingsFailure = (): unknown => (settings.value ? undefined : live.failure.value);

// Of a platform that answers nothing, no choice is known: a failure then has its retry.
effect(() => void (failuresSpeak.value = settings.value?.speakFailures === true || settingsFailure() !== undefined));

const baseClasses = { mem_cen: ' frame-member-base', dep_func: ' frame-deposit-base' } as const;

/** Classes of the frame by the template of its parts (A §2): the platform's choice, else the merchant's. */
export const templateClasses = (): string =>
  (['mem_cen', 'dep_func'] as const).map((part) => ((settings.value?.mobileTemplate[part] ?? pageData.merchant.template?.[part]) === 'base' ? baseClasses[part] : '')).join('');

/** Tells the gateway the merchant; call it before any request. */
export function identifyMerchant(): void {
  identity.gateway = pageData.merchant.gateway;
  identity.merchant = pageData.merchant.code;
  identity.sealsOnce = () => flag('SEALONCE');
  identity.language = () => language.peek();
}

/** Requests the current settings: at the start, and when the person returns to the app, because flags change meanwhile (E07). */
export const refreshSettings = (): Promise<void> => live.load();

/** Whether a switch is on; off until the platform says otherwise. Reactive when read inside a component or an effect. */
export const flag = (name: Flag): boolean => settings.value?.whitelabel[name] === true || settings.value?.promotions[name]?.enabled === true;

/** Whether a page's switch is off. False until the settings are known, so that the page and links to it keep their place; the platform refuses the calls of a closed one. */
export const isOff = (name: Flag | undefined): boolean => Boolean(name && settings.value && !flag(name));

/** Languages that this merchant offers. */
export const merchantLanguages = (): readonly Language[] => (pageData.merchant.languages.length ? pageData.merchant.languages : [defaultLanguage]);

/** Stores an address with an invitation for the visit: the person may register later, from any page. The launcher's `code` is a lottery's. */
export function keepInvitation(): void {
  if (/affiliatecode=|^(?!.*launchGame).*[?&]code=/i.test(location.href)) sessionStore.set(storageKeys.invitation, location.pathname + location.search);
}
