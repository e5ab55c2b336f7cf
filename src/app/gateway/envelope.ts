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

/** A body as it is sent, with the headers that tell how to read it. */
export interface EncryptedBody {
  body: string;
  headers: Record<string, string>;
}

const randomBytes = (count: number): number[] => Array.from(crypto.getRandomValues(new Uint8Array(count)));

/**
 * Eight bytes of ASCII, each of the 64 that DES tells apart: it ignores a byte's last bit, and of letters and digits only
 * 32 differ in another. Bytes beyond ASCII would be two to a gateway that reads the key as text, and 0 its end.
 */
const randomKey = (): string => String.fromCharCode(...randomBytes(8).map((byte) => (byte & 0x7f) | 1));

const mark = (): SealMark => ({ sealedAt: serverNow(), nonce: randomBytes(16).map((byte) => byte.toString(16).padStart(2, '0')).join('') });

/**
 * Encrypts a body (A §3), its fields as the gateway names them: DES over the JSON text with a fresh 8-character key, which travels RSA-encrypted
 * in the `Encryption` header. Where the gateway takes a body only once, its time and a nonce are sealed in. From the home screen the body goes as it is and the headers say OTHERS.
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
  // Without a key jsencrypt makes a pair of its own, which nobody could read.
  const sealedKey = publicKey && cipher.encrypt(key);
  if (!sealedKey) throw new GatewayFailure('unconfigured');
  const body = CryptoJS.DES.encrypt(JSON.stringify({ ...named, ...(identity.sealsOnce() && mark()) }), CryptoJS.enc.Utf8.parse(key), { mode: CryptoJS.mode.ECB }).toString();
  return { body, headers: { 'Content-Type': 'text/plain', [headers.encryption]: sealedKey, ...(keyId() && { [headers.keyId]: keyId() }) } };
}

/** the id of the key, and the moment, of the last change */
let changed: { keyId?: string; at: number } | undefined;

const keyId = (): string | undefined => (changed ? changed.keyId : pageData.merchant.keyId);

/** ms in which one change is enough: where the gateway opens nothing by either key, its refusal is told */
const pause = 15_000;

/**
 * Takes another key than the one that the gateway did not open a body by, where the edge names one: the gateway has changed
 * it since this page came. What it cannot open it refuses as `request.invalid`.
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
