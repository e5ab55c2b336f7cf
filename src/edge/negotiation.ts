import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** One body in the encodings that it is had in. */
export interface Encoded {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface Chosen {
  body: Buffer;
  /** none: as it is */
  encoding?: 'br' | 'gzip';
}

/** The smallest body that the phone accepts. `q=0` refuses an encoding. */
export function chooseEncoding(accepted: string | string[] | undefined, bodies: Encoded): Chosen {
  const offers = String(accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase().split(/\s*;\s*q=/));
  for (const encoding of ['br', 'gzip'] as const) {
    const body = bodies[encoding];
    if (body && offers.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0)) return { body, encoding };
  }
  return { body: bodies.plain };
}

/** Weak, because all encodings of a body share it. */
export const etagOf = (body: Buffer | string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** True when the phone has this body already. */
export function isFresh(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  if (!known) return false;
  return known.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim() === etag);
}
