import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { cleanSecret } from '../../contract/clean.ts';

/** `HASH_COST` lowers the cost in tests: full cost takes a tenth of a second for each password. */
const cost = { N: 2 ** Number(process.env.HASH_COST ?? 15), r: 8, p: 1 };
const hashLength = 64;

// Compared for unknown accounts, so that they take as long to refuse as known ones.
const hashOfNobody = encode(randomBytes(16), randomBytes(hashLength));

/** Hashes a password for keeping, with a fresh salt; composed, for phones differ in how they write `ã`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await derive(cleanSecret(password), salt, cost));
}

/**
 * Whether the password matches the hash; without a hash false after the same time. Older hashes are of the password as
 * its phone wrote it, which may have been decomposed.
 */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [n, r, p, salt, hash] = (kept ?? hashOfNobody).split('$');
  const expected = Buffer.from(hash!, 'base64');
  for (const spelling of new Set([cleanSecret(password), password.normalize('NFD'), password])) {
    const derived = await derive(spelling, Buffer.from(salt!, 'base64'), { N: Number(n), r: Number(r), p: Number(p) });
    if (timingSafeEqual(expected, derived)) return true;
  }
  return false;
}

function encode(salt: Buffer, hash: Buffer): string {
  return [cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Node's default ceiling lies just below what this cost needs.
    scrypt(password, salt, hashLength, { ...options, maxmem: 64 * 1024 * 1024 }, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}
