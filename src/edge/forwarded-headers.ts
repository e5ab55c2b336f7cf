import { hopByHop } from './hop-by-hop.ts';
import type { Caller, Trace } from './request.ts';

/** Headers by which a stranger could say where a request came from. */
const forwarded = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|x-cluster-client-ip|fastly-client-ip|cf-.*|x-original-.*|x-rewrite-.*|x-http-method.*)$/;

/** Headers that the client writes for what it sends, and `expect`, which Node has answered already. */
const own = new Set([...hopByHop, 'host', 'content-length', 'expect']);

/** The headers that the gateway is sent, by lower-case name: without what a stranger says of where a request came from, with what the edge knows of it. */
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
