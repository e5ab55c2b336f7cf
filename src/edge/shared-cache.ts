import { askedHeader, type Asked } from './request.ts';

/**
 * `Surrogate-Capability` of a shared cache that separates pages by host, protocol, address, language, image host,
 * opener and encoding, as `varnish.vcl` does. For all others a page is private: many caches ignore cookies.
 */
const capability = 'leve="page"';

/** Whether a request comes from such a cache. */
export const isFromSharedCache = (asked: Asked): boolean => askedHeader(asked, 'surrogate-capability')?.includes(capability) ?? false;

/**
 * How long such a cache may serve a page. A switch of the platform must be seen within 5 s, of which the edge's own
 * cached answers take two. The phone's copy is revalidated each time, by `Cache-Control` (RFC 9213).
 */
const forShared = 'CDN-Cache-Control';
const sharedLife = 's-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** The number of a page's image hosts, of which that cache chooses one per visit. */
const forDraw = 'Image-Hosts';

/** Caching headers of a page, for a phone and for a shared cache. */
export const cachedPage = {
  'Cache-Control': 'private, no-cache',
  [forShared]: sharedLife,
  Vary: 'Accept-Encoding,Cookie,Sec-Fetch-Site',
};

/** Headers that keep a visit's image host: a cookie, which a shared answer must not contain. */
export const drawnFrom = (hosts: number, cookie: string): Record<string, string> => ({ [forDraw]: String(hosts), 'Set-Cookie': cookie });

/** An answer's headers for a phone, or for a shared cache. */
export function headersFor(isShared: boolean, headers: Record<string, string>): Record<string, string> {
  const left = isShared ? ['Set-Cookie'] : [forShared, forDraw];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));
}
