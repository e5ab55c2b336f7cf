import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

/** Compresses by a dictionary; a processor is busy with it for a moment. */
export type Compress = (plain: Uint8Array, options: { dictionary: Buffer; params: Record<number, number> }) => Promise<Buffer>;

/** Head of a body in `dcz`, before the digest of its dictionary: a frame that a decoder skips (RFC 9842). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Differences that are kept: of all scripts and styles to two builds before. */
const mostKept = 1_000;

/** Scripts and styles with a hash in their name, as `/assets/home-kbificj.js`: what stands before it and the ending name the file in every build. */
const hashedName = /^(\/assets\/.+-)[\w-]+(\.(?:js|css))$/;

/** A file of some build. */
interface File {
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
}

/** Bytes, compressed, of a file below which the header costs more than a later difference saves. */
const least = 1_024;

/** Value of `Use-As-Dictionary`: the phone keeps this file to read the same one of a later build by it (RFC 9842). None where that wins nothing. */
export function useAsDictionary(path: string, { plain, br = plain }: File): string | undefined {
  const [, stem, ending] = hashedName.exec(path) ?? [];
  return stem && br.length >= least ? `match="${stem}*${ending}"` : undefined;
}

/** Finds the difference of a file to one that a phone has: `available` is its `Available-Dictionary`, `accepted` its `Accept-Encoding`. */
export type Differences = (path: string, file: File, available: string | undefined, accepted: string | undefined) => Promise<Uint8Array<ArrayBuffer> | undefined> | undefined;

/** Whether an `Accept-Encoding` takes `dcz`; `q=0` refuses it. */
const takesDifference = (accepted: string): boolean => accepted.includes('dcz') && parseAccept(accepted).some(({ type, q }) => type.toLowerCase() === 'dcz' && q > 0);

/**
 * Differences of files to those of the builds before (Compression Dictionary Transport), as bodies with the encoding
 * `dcz`; each is made once, when it is first asked for, and one at a time: each takes a processor for a moment. None where
 * the phone has no file of the same pattern, or where the whole file is no larger.
 */
export function differencesTo(older: ReadonlyMap<string, File>, compress: Compress = promisify(zstdCompress)): Differences {
  const dictionaries = new Map<string, Uint8Array>();
  for (const [path, file] of older) {
    const pattern = useAsDictionary(path, file);
    if (pattern) dictionaries.set(`${pattern} ${hash('sha256', file.plain, 'base64')}`, file.plain);
  }
  const made = new LRUCache<string, Promise<Uint8Array<ArrayBuffer> | undefined>>({ max: mostKept });
  let last: Promise<unknown> = Promise.resolve();

  async function make({ plain, br = plain }: File, digest: string, dictionary: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const params = { [constants.ZSTD_c_compressionLevel]: 19 };
    const body = Buffer.concat([magic, Buffer.from(digest, 'base64'), await compress(plain, { dictionary: dictionary as Buffer, params })]);
    return body.length < br.length ? body : undefined;
  }

  return (path, file, available, accepted) => {
    if (!available || !accepted || !takesDifference(accepted)) return undefined;
    const pattern = useAsDictionary(path, file);
    // A byte sequence of structured headers: base64 between colons.
    const digest = available.trim().slice(1, -1);
    const dictionary = pattern && dictionaries.get(`${pattern} ${digest}`);
    if (!dictionary) return undefined;
    const key = `${path} ${digest}`;
    const found = made.get(key) ?? last.then(() => make(file, digest, dictionary)).catch(() => undefined);
    if (!made.has(key)) last = found;
    made.set(key, found);
    return found;
  };
}
