import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import proxyaddr from 'proxy-addr';
import type { Caller } from '../request.ts';

/** Finds the sender of a request. */
export type CallerOf = (incoming: IncomingMessage) => Caller;

const first = (header: string | string[] | undefined): string => String(header ?? '').split(',')[0]!.trim();

/** An id that is safe in a log or a header. */
const isRequestId = (id: string): boolean => /^[\w.:-]{8,128}$/.test(id);

/** A known version, and ids that are not all zeros (W3C Trace Context). */
const isTraceparent = (text: string): boolean => /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(text);

/**
 * Finds callers behind the proxies of `trusted`: addresses, networks (`10.0.0.0/8`) and the names `loopback`,
 * `linklocal` and `uniquelocal`, separated by commas. `X-Forwarded-…` of all other senders is ignored. Throws, naming
 * TRUST_PROXY, for an invalid one.
 */
export function callersBehind(trusted: string): CallerOf {
  const names = trusted.split(',').map((name) => name.trim()).filter(Boolean);
  let trust: (address: string, hops: number) => boolean;
  try {
    trust = proxyaddr.compile(names);
  } catch (error) {
    throw new Error(`TRUST_PROXY names no proxy: ${(error as Error).message}`, { cause: error });
  }
  return (incoming) => {
    const { headers, socket } = incoming;
    const own = socket.remoteAddress ?? '';
    const direct: Caller = { address: own, proto: (socket as TLSSocket).encrypted ? 'https' : 'http', host: headers.host ?? '' };
    if (!names.length || !own || !trust(own, 0)) return direct;
    const proto = first(headers['x-forwarded-proto']);
    const requestId = first(headers['x-request-id']);
    const traceparent = first(headers.traceparent);
    return {
      address: proxyaddr(incoming, trust),
      proto: proto === 'https' || proto === 'http' ? proto : direct.proto,
      host: first(headers['x-forwarded-host']) || direct.host,
      ...(isRequestId(requestId) && { requestId }),
      ...(isTraceparent(traceparent) && { traceparent }),
    };
  };
}
