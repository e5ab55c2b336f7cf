import { computed } from '@preact/signals-react';
import { addressOf } from '../../../contract/address.ts';
import { pageData } from '../../device/page-data.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { settings } from './merchant.ts';

/** A way to reach customer service. */
interface Channel {
  /** the merchant's name for it, such as `chat` or `TELEGRAM` */
  name: string;
  href: string;
}

/** Decrypts the links of customer service: the cipher is 8 KB, and only they need it. */
export const linkCipher = lazy(() => import('./decrypt-link.ts'));

/**
 * The merchant's channels: its encrypted links (E04), then the contacts not among them, from the page if the platform
 * names none; undefined until they are known.
 */
export const channels = computed<readonly Channel[] | undefined>(() => {
  const [known, cipher] = [settings.value, linkCipher.value.value];
  if (!known || !cipher) return undefined;
  const found: Channel[] = [];
  for (const name of Object.keys(known.customerService)) {
    const href = cipher.decryptLink(known.customerService[name]!);
    if (href) found.push({ name, href });
  }
  const named = Object.entries(known.contacts).map(([name, { url }]) => [name, url] as const);
  for (const [name, url] of Object.entries({ ...pageData.merchant.contact, ...Object.fromEntries(named) })) {
    const href = addressOf(url);
    if (href && !found.some((channel) => channel.name.toLowerCase() === name.toLowerCase())) found.push({ name, href });
  }
  return found;
});

/** The string key of the operator's support hours, and its times: `always` for 00:00 to 24:00, else `hours`. `from` and `until` are HH:MM. Undefined if the merchant's file names no hours. */
export function supportHours() {
  const hours = pageData.merchant.operator?.supportHours;
  if (!hours) return undefined;
  const { from, until } = hours;
  return from === '00:00' && until === '24:00' ? { key: 'always' } : { key: 'hours', from, until };
}
