import type { Caller, Trace } from './request.ts';

/** Headers by which a stranger could say where a request came from. */
const forwarded = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|x-cluster-client-ip|fastly-client-ip|cf-.*|x-original-.*|x-rewrite-.*|x-http-method.*)$/;

/** Sets the forwarding headers of a request to the gateway from what the edge knows, and drops those that a stranger sent. */
export function setForwarded(request: Request, { address, proto, host }: Caller, { requestId }: Trace): void {
  const { headers } = request;
  for (const name of Array.from(headers.keys())) if (forwarded.test(name)) headers.delete(name);
  headers.delete('Host');
  headers.delete('Proxy-Connection');
  // Node has told the phone already, and `fetch` refuses it.
  headers.delete('Expect');
  // workerd outside Cloudflare's network knows no address.
  if (address) headers.set('X-Forwarded-For', address);
  headers.set('X-Forwarded-Proto', proto);
  headers.set('X-Forwarded-Host', host);
  headers.set('X-Request-Id', requestId);
  // `fetch` decodes, and a part of an encoded body cannot be decoded.
  if (headers.has('Range')) headers.set('Accept-Encoding', 'identity');
}
