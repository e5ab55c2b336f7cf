import { verify, type KeyObject } from 'node:crypto';
import { email } from '../../contract/registration.ts';
import { check } from '../../contract/rules.ts';
import { flag, number, optional, read, record, ShapeError, text, type Shape } from '../../contract/shape.ts';

/** The identity in an ID token. */
export interface Identity {
  /** the same at each sign-in with the project */
  subject: string;
  /** such as `phone`, `google.com`, `facebook.com` */
  provider: string;
  /** with its country code and nothing between the digits: `+5511987654321` */
  phoneNumber?: string;
  name?: string;
  /** only where the provider has verified it */
  email?: string;
}

/** Thrown for a token that is invalid; the message is the reason. */
export class IdTokenError extends Error {}

export interface Expected {
  projectId: string;
  /** epoch ms, by the clock of the world that issues tokens */
  now: number;
  /**
   * The issuer's key of that name, or undefined. `unsigned`: tokens are of an emulator, which
   * signs none; then no signed one is taken either.
   */
  keys: ((keyId: string) => Promise<KeyObject | undefined>) | 'unsigned';
}

// Seconds that clocks may differ.
const tolerance = 60;

const headerShape = record({ alg: text, kid: optional(text) });
const claimsShape = record({
  iss: text,
  aud: text,
  sub: text,
  iat: number,
  exp: number,
  auth_time: number,
  name: optional(text),
  phone_number: optional(text),
  email: optional(text),
  email_verified: optional(flag),
  firebase: record({ sign_in_provider: text }),
});

/** Verifies a Firebase ID token and answers its identity; throws `IdTokenError` where any part is wrong. */
export async function verifyIdToken(token: string, { projectId, now, keys }: Expected): Promise<Identity> {
  const parts = token.split('.');
  const [head, body, signature] = parts;
  if (parts.length !== 3 || head === undefined || body === undefined || signature === undefined) throw new IdTokenError('not a token');
  const { alg, kid } = partOf(headerShape, head);
  if (keys === 'unsigned') {
    if (alg !== 'none' || signature) throw new IdTokenError('not of an emulator');
  } else {
    const key = alg === 'RS256' && kid ? await keys(kid) : undefined;
    if (!key || !verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) throw new IdTokenError('signature');
  }
  const claims = partOf(claimsShape, body);
  const seconds = now / 1000;
  if (claims.aud !== projectId) throw new IdTokenError('audience');
  if (claims.iss !== `https://securetoken.google.com/${projectId}`) throw new IdTokenError('issuer');
  if (claims.exp <= seconds) throw new IdTokenError('expired');
  if (claims.iat > seconds + tolerance || claims.auth_time > seconds + tolerance) throw new IdTokenError('not yet');
  if (!claims.sub || claims.sub.length > 128) throw new IdTokenError('subject');
  return { subject: claims.sub, provider: claims.firebase.sign_in_provider, phoneNumber: claims.phone_number, name: claims.name, email: claims.email_verified && !check(email, claims.email) ? claims.email : undefined };
}

function partOf<T>(shape: Shape<T>, part: string): T {
  try {
    return read(shape, JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ShapeError) throw new IdTokenError('unreadable');
    throw error;
  }
}
