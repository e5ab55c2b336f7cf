import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import type { SealMark } from '../../../src/contract/gateway-keys.ts';

/** A key as phones draw it: eight bytes of ASCII, with blanks and control characters among them. */
const phoneKey = (): string => String.fromCharCode(...randomBytes(8).map((byte) => (byte & 0x7f) | 1));

/** What a body has where the platform takes each once: its time by the platform's clock, and a nonce. */
export const sealMark = (sealedAt: number): SealMark => ({ sealedAt, nonce: randomBytes(16).toString('hex') });

/** The body and the `Encryption` header of an encrypted call (A §3): DES under a fresh key of 8 characters, the key by RSA. */
export function seal(text: string, publicKey: string, key = phoneKey()): { body: string; wrappedKey: string } {
  // OpenSSL 3 refuses single DES; triple DES with the same key three times is the same cipher.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key + key + key), null);
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(key));
  return { body: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'), wrappedKey: wrapped.toString('base64') };
}
