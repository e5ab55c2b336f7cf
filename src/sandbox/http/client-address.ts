import { BlockList, isIP, isIPv6 } from 'node:net';

/** Reads `10.0.0.0/8, ::1` into a list of addresses. Throws at what is no address. */
export function addressList(text: string): BlockList {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim()).filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    if (!isIP(address)) throw new Error(`no network address: ${entry}`);
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * The network address of the person behind a request: that of its socket, or, where that is a trusted proxy, the last
 * one in `X-Forwarded-For` that no trusted proxy has. Earlier entries are the sender's own claims.
 */
export function clientAddress(socket: string, forwardedFor: string | null, trusted: BlockList): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()).filter((hop) => isIP(hop)), socket].map(withoutPrefix);
  return hops.findLast((hop, index) => index === 0 || !isIP(hop) || !trusted.check(hop, isIPv6(hop) ? 'ipv6' : 'ipv4')) ?? socket;
}

/** The part of an address that one household shares: of IPv6 the first 64 bits, because a household changes the rest at will. */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)].slice(0, 4).join(':');
}

/** Node writes an IPv4 address on a dual-stack socket as `::ffff:1.2.3.4`. */
const withoutPrefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
