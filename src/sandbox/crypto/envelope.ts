import { constants, createCipheriv, createDecipheriv, privateDecrypt } from 'node:crypto';
import { headers, standalone } from '../../contract/headers.ts';

const keyLength = 8;

/** Thrown when an envelope cannot be opened. It carries no reason, because a reason would help to forge one. */
export class EnvelopeError extends Error {}

/**
 * Opens the body of an encrypted call (A §3) and answers the value inside. A home-screen app
 * has no key to send and its body is plain JSON. Throws `EnvelopeError`.
 */
export function openEnvelope(body: string, requestHeaders: Headers, privateKey: string): unknown {
  const wrappedKey = requestHeaders.get(headers.encryption);
  try {
    if (!wrappedKey) throw new EnvelopeError();
    if (wrappedKey !== standalone) return JSON.parse(decryptDes(body, unwrapKey(wrappedKey, privateKey)));
    if (requestHeaders.get(headers.device) !== standalone) throw new EnvelopeError();
    return JSON.parse(body);
  } catch {
    throw new EnvelopeError();
  }
}

function unwrapKey(wrapped: string, privateKey: string): string {
  const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(wrapped, 'base64'));
  if (key.length !== keyLength) throw new EnvelopeError();
  return key.toString('latin1');
}

/** DES-ECB with PKCS7 padding over the UTF-8 of `text`, base64. `key` has 8 characters. */
export function encryptDes(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', desKey(key), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

/** The reverse of `encryptDes`; throws where the padding or the text is broken. */
export function decryptDes(encrypted: string, key: string): string {
  const decipher = createDecipheriv('des-ede3-ecb', desKey(key), null);
  const bytes = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

// OpenSSL 3 refuses single DES; triple DES with one key three times is the same cipher.
function desKey(key: string): Buffer {
  return Buffer.from(key.repeat(3), 'latin1');
}
