import { askedHeader } from './request.ts';
import type { Asked } from './request.ts';

/**
 * What a cache of many phones says in `Surrogate-Capability` if it keeps pages apart by host, protocol, address, language,
 * image host, opener and encoding, as `varnish.vcl` does. To all others a page is private: many caches look at no cookie.
 */
const capability = 'leve="page"';

/** Whether a request comes from such a cache. */
export const isFromSharedCache = (asked: Asked): boolean => askedHeader(asked, 'surrogate-capability')?.includes(capability) ?? false;

/**
 * How long such a cache may serve a page. A switch of the platform must be seen within 5 s, of which the edge's own
 * answers take two. The phone's copy is not meant: it is revalidated each time, by `Cache-Control` (RFC 9213).
 */
const forShared = 'CDN-Cache-Control';
const sharedLife = 's-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** The number of image hosts of a page, of which that cache draws one for the visit. */
const forDraw = 'Image-Hosts';

/** Headers by which a page is kept by caches: a phone's, and one of many phones. */
export const cachedPage = {
  'Cache-Control': 'private, no-cache',
  [forShared]: sharedLife,
  Vary: 'Accept-Encoding, Cookie, Sec-Fetch-Site',
};

/** Headers by which a visit keeps its image host: a cookie, which an answer for many phones must not have. */
export const drawnFrom = (hosts: number, cookie: string): Record<string, string> => ({ [forDraw]: String(hosts), 'Set-Cookie': cookie });

/** An answer's headers for a phone, and for a cache of many. */
export function headersFor(isShared: boolean, headers: Record<string, string>): Record<string, string> {
  const left = isShared ? ['Set-Cookie'] : [forShared, forDraw];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));
}
