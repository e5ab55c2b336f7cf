import { hopByHop } from './hop-by-hop.ts';
import type { Caller, Trace } from './request.ts';

/** Headers in which a client could forge the origin of a request. */
const forwarded = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|x-cluster-client-ip|fastly-client-ip|cf-.*|x-original-.*|x-rewrite-.*|x-http-method.*)$/;

/** Headers that the client writes for what it sends, and `expect`, which Node has answered already. */
const own = new Set([...hopByHop, 'host', 'content-length', 'expect']);

/** The headers for the gateway, by lower-case name: the edge's own headers of the request's origin replace those of the client. */
export function forwardedHeaders(request: Request, { address, proto, host, headers }: Caller, { requestId }: Trace): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of headers ? Object.entries(headers) : request.headers) {
    if (value !== undefined && !own.has(name) && !forwarded.test(name)) sent[name] = value;
  }
  // workerd outside Cloudflare's network knows no address.
  if (address) sent['x-forwarded-for'] = address;
  sent['x-forwarded-proto'] = proto;
  sent['x-forwarded-host'] = host;
  sent['x-request-id'] = requestId;
  return sent;
}
