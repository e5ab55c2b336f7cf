import CryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import { JSEncrypt } from 'jsencrypt';
import type { Endpoint } from '../../contract/endpoint.ts';
import { gatewayKeysPath, type GatewayKey, type SealMark } from '../../contract/gateway-keys.ts';
import { asSealed } from '../../contract/sealed-names.ts';
import { headers, standalone } from '../../contract/headers.ts';
import { isStandalone } from '../device/browser/browser.ts';
import { pageData } from '../device/page-data.ts';
import { serverNow } from '../runtime/clock.ts';
import { GatewayFailure } from './failure.ts';
import { identity } from './identity.ts';

const randomBytes = (count: number): number[] => Array.from(crypto.getRandomValues(new Uint8Array(count)));

/**
 * Eight ASCII bytes, of the 64 values that DES distinguishes: it ignores a byte's last bit, and of letters and digits
 * only 32 differ in another. A gateway that reads the key as text would take a byte beyond ASCII for two, and 0 for the
 * end.
 */
const randomKey = (): string => String.fromCharCode(...randomBytes(8).map((byte) => (byte & 0x7f) | 1));

const mark = (): SealMark => ({ sealedAt: serverNow(), nonce: randomBytes(16).map((byte) => byte.toString(16).padStart(2, '0')).join('') });

/** ms after which the edge's keys are asked for anew */
const timeoutMs = 10_000;

/** The merchant's keys at the edge, the one for new bodies first. */
async function askKeys(): Promise<GatewayKey[]> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    return (await (await fetch(gatewayKeysPath, { cache: 'no-store', signal: timeout.signal })).json()) as GatewayKey[];
  } finally {
    clearTimeout(timer);
  }
}

/** the key that bodies are sealed with, once it was asked for */
let current: Promise<GatewayKey | undefined> | undefined;

/**
 * The key that bodies are sealed with. No page carries it: most visits seal nothing. Rejects where the edge does not
 * answer; the next call asks again.
 */
function currentKey(): Promise<GatewayKey | undefined> {
  if (!current) {
    current = askKeys().then(([first]) => first);
    current.catch(() => (current = undefined));
  }
  return current;
}

/** Asks for the key before the first body is sent. An app on the home screen needs none. */
export function prepareKey(): void {
  if (!isStandalone()) currentKey().catch(() => {});
}

/**
 * Encrypts a body (A §3), its fields named as the gateway names them: DES over the JSON text with a fresh 8-character
 * key, which is sent RSA-encrypted in the `Encryption` header. Where the gateway accepts a body only once, the time and
 * a nonce are sealed in. An app on the home screen sends plain JSON, and the headers say OTHERS.
 * Rejects with a `GatewayFailure` of kind `unconfigured` where the merchant's public key (PEM) is missing or broken.
 */
export async function encrypt(json: string): Promise<{ body: string; headers: Record<string, string> }> {
  const named = asSealed(JSON.parse(json) as object, pageData.merchant.sealedNames);
  if (isStandalone()) {
    return { body: JSON.stringify(named), headers: { 'Content-Type': 'application/json', [headers.encryption]: standalone, [headers.device]: standalone } };
  }
  identity.changeKey = changeKey;
  const { id, publicKey } = (await currentKey()) ?? {};
  const key = randomKey();
  const cipher = new JSEncrypt();
  if (publicKey) cipher.setPublicKey(publicKey);
  // Without a key jsencrypt generates a pair of its own, which the gateway could not decrypt.
  const sealedKey = publicKey && cipher.encrypt(key);
  if (!sealedKey) throw new GatewayFailure('unconfigured');
  const body = CryptoJS.DES.encrypt(JSON.stringify({ ...named, ...(identity.sealsOnce() && mark()) }), CryptoJS.enc.Utf8.parse(key), { mode: CryptoJS.mode.ECB }).toString();
  return { body, headers: { 'Content-Type': 'text/plain', [headers.encryption]: sealedKey, ...(id && { [headers.keyId]: id }) } };
}

/** the time of the last key change */
let changedAt = -Infinity;

/** ms in which the key changes only once: if the gateway can decrypt with neither key, its refusal is reported */
const pause = 15_000;

/**
 * Switches to another public key, if the edge names one, after the gateway could not decrypt a body (it refuses with
 * `request.invalid`): it has changed its key since this page asked, or has it not yet. Resolves to whether the key
 * changed.
 */
async function changeKey({ send }: Pick<Endpoint<unknown, unknown>, 'send'>, { code }: GatewayFailure): Promise<boolean> {
  if (send !== 'encrypted' || code !== 'request.invalid' || performance.now() - changedAt < pause) return false;
  try {
    const [refused, keys] = await Promise.all([currentKey(), askKeys()]);
    const other = keys.find(({ publicKey }) => publicKey !== refused?.publicKey);
    if (other) [current, changedAt] = [Promise.resolve(other), performance.now()];
    return Boolean(other);
  } catch {
    return false;
  }
}
