import type { IncomingMessage } from 'node:http';
import type { Observer } from '../observe.ts';

/**
 * Whether a request names one valid host: another server may have read a second one, and `a.999` is no name but an
 * invalid network address. None is allowed, as in HTTP/1.0.
 */
export function hasPlainHost({ headers: { host }, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  // Only a last label that begins with a digit makes a host a network address.
  return hosts < 2 && (!host || !/(^|\.)\d[^.:]*\.?(:\d*)?$/.test(host) || URL.canParse(`http://${host}/`));
}

/** Reports an unreadable request, which has no route and no merchant. */
export function observeFaulty(observer: Observer | undefined, status: number): void {
  observer?.({ requestId: crypto.randomUUID(), merchant: '', route: 'unreadable', method: 'other', status, ms: 0, bytes: 0 });
}
