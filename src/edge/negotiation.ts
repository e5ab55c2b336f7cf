import { parseAccept } from 'hono/utils/accept';
import { encodeBase64Url } from 'hono/utils/encode';
import fresh from 'fresh';
import { askedHeader } from './request.ts';
import type { Asked } from './request.ts';

/** One body in the encodings that it is had in. */
export interface Encoded {
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

export type Encoding = 'br' | 'gzip';

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Names that the edge asks for: a header may have thousands of others. */
const readNames: readonly string[] = [...encodings, 'image/avif', 'image/webp'];

/** What a header accepts, by the header: browsers send a handful of values. */
const accepted = new Map<string, ReadonlySet<string>>();
/** values that are kept */
const mostAccepted = 100;

/** What an `Accept`, or an `Accept-Encoding`, names of what is known, in lower case. `q=0` refuses one. */
export function acceptedBy(header: string): ReadonlySet<string> {
  const found = accepted.get(header);
  if (found) return found;
  const names = new Set(parseAccept(header).filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase()).filter((name) => readNames.includes(name)));
  if (accepted.size >= mostAccepted) accepted.clear();
  accepted.set(header, names);
  return names;
}

/** The smallest encoding of those to be had that the phone accepts, none for the body as it is. */
export function chooseEncoding(asked: Asked, had: { readonly [name in Encoding]?: unknown }): Encoding | undefined {
  const names = acceptedBy(askedHeader(asked, 'accept-encoding') ?? '');
  return encodings.find((name) => had[name] && names.has(name));
}

/** Weak, because all encodings of a body share it. */
export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', body);
  return `W/"${encodeBase64Url(hash).slice(0, 22)}"`;
}

/** True when the phone has this body already. */
export function isFresh(asked: Asked, etag: string): boolean {
  const known = askedHeader(asked, 'if-none-match');
  return known !== undefined && fresh({ 'if-none-match': known, 'cache-control': askedHeader(asked, 'cache-control') }, { etag });
}
