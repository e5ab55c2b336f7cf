import CryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import { JSEncrypt } from 'jsencrypt';
import { headers, standalone } from '../../contract/headers.ts';
import { GatewayFailure } from './failure.ts';
import { isStandalone } from '../device/browser/browser.ts';

/** A body as it is sent, with the headers that tell how to read it. */
export interface EncryptedBody {
  body: string;
  headers: Record<string, string>;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

function randomKey(): string {
  const picks = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(picks, (pick) => letters[pick % letters.length]).join('');
}

/**
 * Encrypts a body (A §3): DES over the JSON text with a fresh 8-character key, which travels RSA-encrypted
 * in the `Encryption` header. From the home screen the body goes as it is and the headers say OTHERS.
 * Throws a `GatewayFailure` of kind `unconfigured` where the merchant's public key (PEM) is missing or broken.
 */
export function encrypt(json: string, publicKey: string): EncryptedBody {
  if (isStandalone()) {
    return { body: json, headers: { 'Content-Type': 'application/json', [headers.encryption]: standalone, [headers.device]: standalone } };
  }
  const key = randomKey();
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  // Without a key jsencrypt makes a pair of its own, which nobody could read.
  const sealedKey = publicKey && cipher.encrypt(key);
  if (!sealedKey) throw new GatewayFailure('unconfigured');
  const body = CryptoJS.DES.encrypt(json, CryptoJS.enc.Utf8.parse(key), { mode: CryptoJS.mode.ECB }).toString();
  return { body, headers: { 'Content-Type': 'text/plain', [headers.encryption]: sealedKey } };
}
