import { headers as contract } from '../contract/headers.ts';
import type { Caller, Trace } from './request.ts';

/**
 * Headers of a phone that are forwarded to the gateway: browsers' own, and the contract's. An allowlist, because no
 * blocklist is complete: servers take an identity, an address or a method from `X_Forwarded_For`, `Remote-User`,
 * `X-SSL-Client-Verify` and a hundred more.
 */
const passing: ReadonlySet<string> = new Set([
  ...Object.values(contract).map((name) => name.toLowerCase()),
  'accept', 'accept-charset', 'accept-encoding', 'accept-language', 'cache-control', 'content-encoding', 'content-language', 'content-type', 'cookie', 'dnt', 'if-match', 'if-modified-since',
  'if-none-match', 'if-range', 'if-unmodified-since', 'origin', 'pragma', 'priority', 'purpose', 'range', 'referer', 'save-data', 'sec-gpc', 'sec-purpose', 'upgrade-insecure-requests', 'user-agent',
  // Of cross-origin requests, written by the browser itself.
  'access-control-request-headers', 'access-control-request-method',
]);

/** Families that browsers extend; no script can write them. */
const ofBrowsers = /^sec-(fetch|ch)-[a-z0-9-]+$/;

/** The headers for the gateway, by lower-case name: the allowed ones, the operator's `further` ones, and the edge's own about the request's origin. */
export function forwardedHeaders(request: Request, { address, proto, host, headers }: Caller, { requestId, traceparent }: Trace, further: ReadonlySet<string> = new Set()): Record<string, string> {
  const sent: Record<string, string> = {};
  const given = headers ?? Object.fromEntries(request.headers);
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (typeof value === 'string' && (passing.has(name) || further.has(name) || ofBrowsers.test(name))) sent[name] = value;
  }
  // workerd outside Cloudflare's network knows no address.
  if (address) sent['x-forwarded-for'] = address;
  sent['x-forwarded-proto'] = proto;
  sent['x-forwarded-host'] = host;
  sent['x-request-id'] = requestId;
  sent.traceparent = traceparent;
  return sent;
}

/** Names that no setting may allow: the edge writes them, or they belong to a connection or identify the caller. */
const neverFurther = /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|keep-alive|expect|forwarded|via|proxy.*|x-forwarded-.*|x-real-ip|x-request-id|traceparent|tracestate|.*_.*)$/;

/** Parses GATEWAY_HEADERS: further allowed names, separated by commas. Throws for an invalid or forbidden one. */
export function readHeaders(names = ''): Set<string> {
  const further = names.split(',').map((name) => name.trim().toLowerCase()).filter(Boolean);
  for (const name of further) if (!/^[a-z][a-z0-9-]*$/.test(name) || neverFurther.test(name)) throw new Error(`GATEWAY_HEADERS cannot be ${name}: it names further headers of the phone that the gateway gets`);
  return new Set(further);
}
