import type { IncomingMessage } from 'node:http';
import type { Observer } from '../observe.ts';

/**
 * Whether a request names one host, which an address can have: another server may have read the second one, and `a.999`
 * is no name but an invalid network address. None is allowed, as in HTTP/1.0.
 */
export function hasPlainHost({ headers: { host }, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  // Only a last label that begins like a number makes a host an address of the network.
  return hosts < 2 && (!host || !/(^|\.)\d[^.:]*\.?(:\d*)?$/.test(host) || URL.canParse(`http://${host}/`));
}

/** Tells of a request that could not be read: it has no route and no merchant. */
export function observeFaulty(observer: Observer | undefined, status: number): void {
  observer?.({ requestId: crypto.randomUUID(), merchant: '', route: 'unreadable', method: 'other', status, ms: 0, bytes: 0 });
}
