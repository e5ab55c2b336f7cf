// @chunk entry
import { computed, signal } from '@preact/signals-react';
import type { Flag, Promotion } from '../../../contract/flags.ts';
import { settings as settingsEndpoint } from '../../../contract/endpoints/platform.ts';
import type { Settings } from '../../../contract/endpoints/platform.ts';
import { defaultLanguage } from '../../../contract/languages.ts';
import { pageData } from '../../device/page-data.ts';
import { failuresSpeak, identity } from '../../gateway/identity.ts';
import { language } from '../../i18n/language.ts';
import { hydrated } from '../../runtime/scheduling/hydrated.ts';
import { resource } from '../../gateway/resource.ts';

const live = resource(settingsEndpoint, () => ({}));

/** The merchant's settings: the platform's newest, else the page's, else none yet. */
export const settings = computed<Settings | undefined>(() => live.value.value || shown.value);

/** The page's snapshot is used only after hydration, so that hydration meets what was prerendered. */
const shown = signal<Settings | undefined>(undefined);

settings.subscribe((known) => (failuresSpeak.value = known?.speakFailures === true));

/** Tells the gateway whose phone this is; before anything calls. */
export function identifyMerchant(): void {
  identity.gateway = pageData.merchant.gateway;
  identity.merchant = pageData.merchant.code;
  identity.publicKey = pageData.merchant.publicKey;
  identity.language = () => language.peek();
}

/** Shows the settings that came with the page, and asks for those of now. */
export function startMerchant(): void {
  shown.value = pageData.snapshot.settings;
  void live.load();
}

/** Asks again, as when the phone comes back to the app: flags change while it is on (E07). */
export const refreshSettings = (): Promise<void> => live.load();

/** A white-label flag; off until the platform says otherwise. Read inside a component or an effect, it follows. */
export const flag = (name: Flag): boolean => settings.value?.whitelabel[name] === true;

/** Whether a promotion runs; not until the platform says so. Read inside a component or an effect, it follows. */
export const promotionEnabled = (name: Promotion): boolean => settings.value?.promotions[name]?.enabled === true;

/** `new` or `base` dress of a part (A §2): the platform's, else the page's, which hydration must not meet. */
export const template = (part: 'mem_cen' | 'dep_func'): string => settings.value?.mobileTemplate[part] ?? (hydrated.value && pageData.merchant.template?.[part] || 'new');

let drawn: string | undefined;

/** The image host, drawn once a visit (E08): every picture comes from it, so that its connection is shared. */
export function imageHost(): string {
  const hosts = pageData.merchant.imageCDNs;
  // The edge has drawn the page's; a page without an edge draws its own.
  drawn ||= hosts[pageData.snapshot.imageHost ?? Math.floor(Math.random() * hosts.length)] || '/cdn';
  return drawn;
}

/** The address of a picture; whole addresses and data stay as they are, and none stays none. */
export const pictureUrl = (path: string): string => (/^(https?:|data:image\/|$)/.test(path) ? path : imageHost() + path);

/** Languages that this merchant offers. */
export const merchantLanguages = pageData.merchant.languages.length ? pageData.merchant.languages : [defaultLanguage];
