// @chunk menus
// The side menu (S14) of the app, and of the page before the app is there.
import { isAddress } from './address.ts';
import type { Settings } from './endpoints/platform.ts';
import type { MerchantConfig } from './page.ts';

/** Of the template that holds the side menu in home's HTML. */
export const earlyMenuId = 'early-menu';

/** Placeholders in the template that the edge fills in: the contact's address or nothing, whether members are asked to invite, how many languages there are. */
export const menuSlots = { telegram: '%edge-telegram%', invites: '%edge-invites%', languages: '%edge-languages%' } as const;

/** The address of the Telegram contact (A §3), or none. */
export function telegramOf(settings: Settings | undefined, merchant: MerchantConfig): string | undefined {
  const contact = settings?.contacts.TELEGRAM?.url ?? merchant.contact?.TELEGRAM;
  return contact && isAddress(contact) ? contact : undefined;
}
