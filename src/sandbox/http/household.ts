import { isIPv6 } from 'node:net';

/** The part of a network address that one household shares: of IPv6 the first 64 bits, because a household changes the rest at will. */
export function householdOf(address: string): string {
  // Node writes an IPv4 address on a dual-stack socket as `::ffff:1.2.3.4`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)].slice(0, 4).join(':');
}
