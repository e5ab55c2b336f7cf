import { computed, signal } from '@preact/signals-react';
import { isAddress } from '../../../contract/address.ts';
import { pageData } from '../../device/page-data.ts';
import { settings } from '../../features/merchant/merchant.ts';

/** A way to reach customer service. */
export interface Channel {
  /** as the merchant names it, such as `chat` or `TELEGRAM` */
  name: string;
  href: string;
}

type Open = (sealed: string) => string | undefined;

/** What opens the links, once it is here. */
const open = signal<Open | undefined>(undefined);
const failed = signal(false);

/** Brings what opens the links. */
export async function bringOpener(): Promise<void> {
  failed.value = false;
  try {
    const { decryptLink } = await import('./decrypt-link.ts');
    open.value = decryptLink;
  } catch {
    failed.value = true;
  }
}

/** The code that opens the links could not be had. */
export const openerFailed = failed;

/** The merchant's channels: its sealed links (E04), then its contacts that are none of them, the page's where the platform names none; none until they are known. */
export const channels = computed<readonly Channel[] | undefined>(() => {
  const [known, opener] = [settings.value, open.value];
  if (!known || !opener) return undefined;
  const found: Channel[] = [];
  for (const name of Object.keys(known.customerService)) {
    const href = opener(known.customerService[name]!);
    if (href) found.push({ name, href });
  }
  const named = Object.entries(known.contacts).map(([name, { url }]) => [name, url] as const);
  for (const [name, url] of Object.entries({ ...pageData.merchant.contact, ...Object.fromEntries(named) })) {
    if (isAddress(url) && !found.some((channel) => channel.name.toLowerCase() === name.toLowerCase())) found.push({ name, href: url });
  }
  return found;
});
