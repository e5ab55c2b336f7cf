import { hopByHop } from './hop-by-hop.ts';
import type { PlainHeaders } from './upstream-answer.ts';

/** Headers withheld from the phone: those of the gateway's connection, and those that would affect other pages, caches and workers of this origin. */
const withheld = new Set([...hopByHop, 'service-worker-allowed', 'clear-site-data', 'strict-transport-security', 'alt-svc', 'refresh', 'link', 'content-security-policy-report-only',
  'report-to', 'nel', 'reporting-endpoints', 'accept-ch', 'critical-ch', 'set-login', 'use-as-dictionary',
  // Do not reveal the gateway's software.
  'server', 'via', 'x-generator', 'x-runtime', 'x-served-by', 'x-debug-token', 'x-debug-token-link',
  // The browser would prompt for a name and a password.
  'www-authenticate',
]);

/** Headers that would control a server in front of the edge, or reveal those behind it. */
const ofServers = /^x-(accel-.*|sendfile|powered-.*|aspnet.*|backend.*|upstream.*|envoy-.*|kong-.*|amzn-.*)$/;

/** Rewrites `Location`: a redirect to the gateway itself becomes one to this origin, one without a scheme keeps the phone's. `from` is the call's address at the gateway. */
export function rewriteLocation(location: string, from: URL, prefix: string): string {
  if (!URL.canParse(location, from)) return location;
  const to = new URL(location, from);
  // A gateway behind its own TLS proxy believes to be on http.
  if (to.host !== from.host) return /^\s*[\\/]{2}/.test(location) ? to.href.slice(to.protocol.length) : to.href;
  const path = prefix && to.pathname.startsWith(`${prefix}/`) ? to.pathname.slice(prefix.length) : to.pathname;
  // Two slashes would name another host.
  return (path.startsWith('//') ? '/.' : '') + path + to.search + to.hash;
}

/** A gateway's cookie for this host: without its domain, and its path without the gateway's prefix. */
export function rewriteCookie(cookie: string, prefix: string): string {
  const [pair, ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !/^domain\s*(=|$)/i.test(attribute));
  const path = `path=${prefix}`;
  return [pair, ...kept.map((attribute) => (prefix && attribute.toLowerCase().startsWith(path.toLowerCase()) ? `Path=${attribute.slice(path.length) || '/'}` : attribute))].join('; ');
}

/** The gateway's headers for the phone. `from` is the call's address at the gateway. */
export function rewriteHeaders(headers: PlainHeaders, from: string, prefix: string): PlainHeaders {
  const named = headers.connection === undefined || headers.connection === 'keep-alive' ? undefined : new Set([headers.connection].flat().join().toLowerCase().split(/\s*,\s*/));
  const sent: PlainHeaders = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value === undefined || withheld.has(name) || (name.startsWith('x-') && ofServers.test(name)) || named?.has(name)) continue;
    if (name === 'set-cookie') sent[name] = [value].flat().map((cookie) => rewriteCookie(cookie, prefix));
    else if (name === 'location') sent[name] = rewriteLocation([value].flat()[0]!, new URL(from), prefix);
    else sent[name] = value;
  }
  return sent;
}
