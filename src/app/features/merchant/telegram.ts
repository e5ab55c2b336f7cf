import { addressOf } from '../../../contract/address.ts';
import type { Settings } from '../../../contract/endpoints/platform.ts';
import type { MerchantConfig } from '../../../contract/page.ts';

/** The address of the Telegram contact (A §3), or none. */
export function telegramOf(known: Settings | undefined, merchant: MerchantConfig): string | undefined {
  const contact = known?.contacts.TELEGRAM?.url ?? merchant.contact?.TELEGRAM;
  return contact && addressOf(contact);
}
