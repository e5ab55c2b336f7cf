import { parseAccept } from 'hono/utils/accept';
import { encodeBase64Url } from 'hono/utils/encode';
import fresh from 'fresh';
import { askedHeader, type Asked } from './request.ts';

/** A body in its available encodings. */
export interface Encoded {
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

export type Encoding = 'br' | 'gzip';

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Names that the edge looks for: a header may have thousands of others. */
const readNames: readonly string[] = [...encodings, 'image/avif', 'image/webp'];

/** Cache of parsed headers: browsers send few different values. */
const accepted = new Map<string, ReadonlySet<string>>();
/** cached values */
const mostAccepted = 100;

/** The known names that an `Accept` or `Accept-Encoding` allows, in lower case. `q=0` refuses one. */
export function acceptedBy(header: string): ReadonlySet<string> {
  const found = accepted.get(header);
  if (found) return found;
  const names = new Set(parseAccept(header).filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase()).filter((name) => readNames.includes(name)));
  if (accepted.size >= mostAccepted) accepted.clear();
  accepted.set(header, names);
  return names;
}

/** The smallest available encoding that the phone accepts; undefined for the plain body. */
export function chooseEncoding(asked: Asked, had: { readonly [name in Encoding]?: unknown }): Encoding | undefined {
  const names = acceptedBy(askedHeader(asked, 'accept-encoding') ?? '');
  return encodings.find((name) => had[name] && names.has(name));
}

/** Weak, because all encodings of a body share it. */
export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', body);
  return `W/"${encodeBase64Url(hash).slice(0, 22)}"`;
}

/** Whether the phone has this body already. */
export function isFresh(asked: Asked, etag: string): boolean {
  const known = askedHeader(asked, 'if-none-match');
  return known !== undefined && fresh({ 'if-none-match': known, 'cache-control': askedHeader(asked, 'cache-control') }, { etag });
}
