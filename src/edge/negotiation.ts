import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { encodeBase64Url } from 'hono/utils/encode';
import fresh from 'fresh';

/** One body in the encodings that it is had in. */
export interface Encoded {
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

export type Encoding = 'br' | 'gzip';

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The smallest encoding of those to be had that the phone accepts, none for the body as it is. `q=0` refuses one. */
export function chooseEncoding(context: Context, had: { readonly [name in Encoding]?: unknown }): Encoding | undefined {
  const chosen = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: '',
    match: (offers) => encodings.find((name) => had[name] && offers.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ?? '',
  });
  return (chosen as Encoding) || undefined;
}

/** Weak, because all encodings of a body share it. */
export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', body);
  return `W/"${encodeBase64Url(hash).slice(0, 22)}"`;
}

/** True when the phone has this body already. */
export function isFresh(context: Context, etag: string): boolean {
  const known = context.req.header('if-none-match');
  return known !== undefined && fresh({ 'if-none-match': known, 'cache-control': context.req.header('cache-control') }, { etag });
}
