/** Headers by which an answer would reach beyond itself: into other pages of this origin, or its caches and workers. */
const overreaching = ['Service-Worker-Allowed', 'Clear-Site-Data', 'Strict-Transport-Security', 'Alt-Svc', 'Refresh', 'Link', 'Content-Security-Policy-Report-Only'];

/** The `Location` that the phone gets: a redirect to the gateway itself becomes one to this origin. `from` is the gateway's own address of the call. */
export function rewriteLocation(location: string, from: URL, prefix: string): string {
  if (!URL.canParse(location, from)) return location;
  const to = new URL(location, from);
  // A gateway behind its own TLS takes itself for http.
  if (to.host !== from.host) return to.href;
  const path = prefix && to.pathname.startsWith(`${prefix}/`) ? to.pathname.slice(prefix.length) : to.pathname;
  return path + to.search + to.hash;
}

/** A cookie of the gateway as one of this host: without its domain, and its path without the gateway's prefix. */
export function rewriteCookie(cookie: string, prefix: string): string {
  const [pair, ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !/^domain\s*(=|$)/i.test(attribute));
  const path = `path=${prefix}`;
  return [pair, ...kept.map((attribute) => (prefix && attribute.toLowerCase().startsWith(path.toLowerCase()) ? `Path=${attribute.slice(path.length) || '/'}` : attribute))].join('; ');
}

/** The gateway's headers as the phone may have them. */
export function rewriteHeaders(headers: Headers, from: URL, prefix: string): Headers {
  const sent = new Headers(headers);
  for (const name of overreaching) sent.delete(name);
  const location = sent.get('Location');
  if (location !== null) sent.set('Location', rewriteLocation(location, from, prefix));
  const cookies = sent.getSetCookie();
  sent.delete('Set-Cookie');
  for (const cookie of cookies) sent.append('Set-Cookie', rewriteCookie(cookie, prefix));
  return sent;
}
