import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { fact, setFact } from '../store/facts.ts';

/** The platform's RSA private key, PEM; made at its first start and kept in the database. */
export function privateKey(database: DatabaseSync): string {
  const kept = fact(database, 'rsa private key');
  if (kept) return kept;
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  setFact(database, 'rsa private key', pair.privateKey);
  return pair.privateKey;
}

/** Puts another private key (PEM) in the place of the one that is kept. */
export const setPrivateKey = (database: DatabaseSync, pem: string): void => setFact(database, 'rsa private key', pem);

/** The key that phones encrypt with, PEM (SPKI). */
export function publicKey(database: DatabaseSync): string {
  return createPublicKey(privateKey(database)).export({ type: 'spki', format: 'pem' }).toString();
}
