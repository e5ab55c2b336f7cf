import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

/** Compresses with a dictionary, which takes a processor for a moment. */
export type Compress = (plain: Uint8Array, options: { dictionary: Buffer; params: Record<number, number> }) => Promise<Buffer>;

/** Header of a `dcz` body, before its dictionary's digest: a frame that decoders skip (RFC 9842). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Cached differences: of all scripts and styles to two previous builds. */
const mostKept = 1_000;

/** Scripts and styles with a hash in their name, such as `/assets/home-kbificj.js`: the part before it and the extension identify the file in every build. */
const hashedName = /^(\/assets\/.+-)[\w-]+(\.(?:js|css))$/;

/** A file of any build. */
interface File {
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
}

/** Compressed bytes of a file below which the header costs more than a later difference saves. */
const least = 1_024;

/**
 * Value of `Use-As-Dictionary`: the phone keeps this file as the dictionary for the same file of a later build (RFC
 * 9842). Undefined if that saves nothing.
 */
export function useAsDictionary(path: string, { plain, br = plain }: File): string | undefined {
  const [, stem, ending] = hashedName.exec(path) ?? [];
  return stem && br.length >= least ? `match="${stem}*${ending}"` : undefined;
}

/** Finds the difference of a file to one that a phone has: `available` is its `Available-Dictionary`, `accepted` its `Accept-Encoding`. */
export type Differences = (path: string, file: File, available: string | undefined, accepted: string | undefined) => Promise<Uint8Array<ArrayBuffer> | undefined> | undefined;

/** Whether an `Accept-Encoding` allows `dcz`; `q=0` refuses it. */
const takesDifference = (accepted: string): boolean => accepted.includes('dcz') && parseAccept(accepted).some(({ type, q }) => type.toLowerCase() === 'dcz' && q > 0);

/**
 * Differences of files to those of previous builds (Compression Dictionary Transport), as `dcz` bodies; each is made
 * once, on first request, and one at a time, because each takes a processor for a moment. Undefined if the phone has no
 * file of the same pattern, or the full file is no larger.
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
