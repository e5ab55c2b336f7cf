import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { anything, list, read, record } from '../../contract/shape.ts';
import { minute, second } from '../time/lengths.ts';

/** Google's address of the keys of Firebase's ID tokens, a set of JSON Web Keys. */
export const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const timeout = 5 * second;
const shortest = minute;
const keySet = record({ keys: list(anything) });

/**
 * Answers the issuer's keys by their name. They are fetched from `url` when first needed, again when
 * the answer's `max-age` has passed, and at an unknown name, but not more than once a minute.
 * Throws where they cannot be had.
 */
export function issuerKeys(url: string, now: () => number = Date.now): (keyId: string) => Promise<KeyObject | undefined> {
  let held = new Map<string, KeyObject>();
  let fetchedAt = -Infinity;
  let freshFor = 0;
  let fetching: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`keys: ${response.status}`);
    held = keysOf(await response.json());
    fetchedAt = now();
    const maxAge = /max-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '');
    freshFor = Math.max(Number(maxAge?.[1] ?? 0) * 1000, shortest);
  }

  return async (keyId) => {
    const age = now() - fetchedAt;
    if (age > freshFor || (!held.has(keyId) && age > shortest)) {
      fetching ??= fetchKeys().finally(() => { fetching = undefined; });
      await fetching;
    }
    return held.get(keyId);
  };
}

function keysOf(answer: unknown): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const entry of read(keySet, answer).keys) {
    const key = entry as JsonWebKey & { kid?: string };
    if (key.kid && key.kty === 'RSA') keys.set(key.kid, createPublicKey({ key, format: 'jwk' }));
  }
  return keys;
}
