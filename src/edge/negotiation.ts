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

/** Accepted encodings by `Accept-Encoding`: browsers send a handful of values. */
const accepted = new Map<string, readonly Encoding[]>();
/** values that are kept */
const mostAccepted = 100;

/** What a phone accepts of the encodings, smallest first. `q=0` refuses one. */
function acceptedBy(header: string): readonly Encoding[] {
  const found = accepted.get(header);
  if (found) return found;
  const offers = parseAccept(header);
  const names = encodings.filter((name) => offers.some(({ type, q }) => type.toLowerCase() === name && q > 0));
  if (accepted.size >= mostAccepted) accepted.clear();
  accepted.set(header, names);
  return names;
}

/** The smallest encoding of those to be had that the phone accepts, none for the body as it is. */
export const chooseEncoding = (asked: Asked, had: { readonly [name in Encoding]?: unknown }): Encoding | undefined =>
  acceptedBy(askedHeader(asked, 'accept-encoding') ?? '').find((name) => had[name]);

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
