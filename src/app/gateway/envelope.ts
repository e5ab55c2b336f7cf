import CryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import { JSEncrypt } from 'jsencrypt';
import type { Endpoint } from '../../contract/endpoint.ts';
import { gatewayKeysPath } from '../../contract/gateway-keys.ts';
import type { GatewayKey, SealMark } from '../../contract/gateway-keys.ts';
import { asSealed } from '../../contract/sealed-names.ts';
import { headers, standalone } from '../../contract/headers.ts';
import { isStandalone } from '../device/browser/browser.ts';
import { pageData } from '../device/page-data.ts';
import { serverNow } from '../runtime/clock.ts';
import { GatewayFailure } from './failure.ts';
import { identity } from './identity.ts';

/** A request body as it is sent, with the headers that say how to decode it. */
export interface EncryptedBody {
  body: string;
  headers: Record<string, string>;
}

const randomBytes = (count: number): number[] => Array.from(crypto.getRandomValues(new Uint8Array(count)));

/**
 * Eight ASCII bytes, of the 64 values that DES distinguishes: it ignores a byte's last bit, and of letters and digits
 * only 32 differ in another. A gateway that reads the key as text would take a byte beyond ASCII for two, and 0 for the
 * end.
 */
const randomKey = (): string => String.fromCharCode(...randomBytes(8).map((byte) => (byte & 0x7f) | 1));

const mark = (): SealMark => ({ sealedAt: serverNow(), nonce: randomBytes(16).map((byte) => byte.toString(16).padStart(2, '0')).join('') });

/**
 * Encrypts a body (A §3), its fields named as the gateway names them: DES over the JSON text with a fresh 8-character
 * key, which is sent RSA-encrypted in the `Encryption` header. Where the gateway accepts a body only once, the time and
 * a nonce are sealed in. An app on the home screen sends plain JSON, and the headers say OTHERS.
 * Throws a `GatewayFailure` of kind `unconfigured` where the merchant's public key (PEM) is missing or broken.
 */
export function encrypt(json: string, publicKey: string): EncryptedBody {
  const named = asSealed(JSON.parse(json) as object, pageData.merchant.sealedNames);
  if (isStandalone()) {
    return { body: JSON.stringify(named), headers: { 'Content-Type': 'application/json', [headers.encryption]: standalone, [headers.device]: standalone } };
  }
  identity.changeKey = changeKey;
  const key = randomKey();
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  // Without a key jsencrypt generates a pair of its own, which the gateway could not decrypt.
  const sealedKey = publicKey && cipher.encrypt(key);
  if (!sealedKey) throw new GatewayFailure('unconfigured');
  const body = CryptoJS.DES.encrypt(JSON.stringify({ ...named, ...(identity.sealsOnce() && mark()) }), CryptoJS.enc.Utf8.parse(key), { mode: CryptoJS.mode.ECB }).toString();
  return { body, headers: { 'Content-Type': 'text/plain', [headers.encryption]: sealedKey, ...(keyId() && { [headers.keyId]: keyId() }) } };
}

/** the key id and the time of the last key change */
let changed: { keyId?: string; at: number } | undefined;

const keyId = (): string | undefined => (changed ? changed.keyId : pageData.merchant.keyId);

/** ms in which the key changes only once: if the gateway can decrypt with neither key, its refusal is reported */
const pause = 15_000;

/**
 * Switches to another public key, if the edge names one, after the gateway could not decrypt a body (it refuses with
 * `request.invalid`): it has changed its key since this page loaded. Resolves to whether the key changed.
 */
async function changeKey({ send }: Pick<Endpoint<unknown, unknown>, 'send'>, { code }: GatewayFailure): Promise<boolean> {
  if (send !== 'encrypted' || code !== 'request.invalid' || (changed && performance.now() - changed.at < pause)) return false;
  try {
    const keys = (await (await fetch(gatewayKeysPath, { cache: 'no-store' })).json()) as GatewayKey[];
    const other = keys.find(({ publicKey }) => publicKey !== identity.publicKey);
    if (other) [identity.publicKey, changed] = [other.publicKey, { keyId: other.id, at: performance.now() }];
    return Boolean(other);
  } catch {
    return false;
  }
}
