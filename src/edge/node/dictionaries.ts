import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const zstd = promisify(zstdCompress);

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

/**
 * Differences of files to those of the builds before (Compression Dictionary Transport), as bodies with the encoding
 * `dcz`; each is made once, when it is first asked for. None where the phone has no such file, or where the whole file is
 * no larger.
 */
export function differencesTo(older: ReadonlyMap<string, File>): Differences {
  const dictionaries = new Map<string, Uint8Array>();
  for (const [path, file] of older) if (useAsDictionary(path, file)) dictionaries.set(hash('sha256', file.plain, 'base64'), file.plain);
  const made = new LRUCache<string, Promise<Uint8Array<ArrayBuffer> | undefined>>({ max: mostKept });

  async function make({ plain, br = plain }: File, digest: string, dictionary: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const params = { [constants.ZSTD_c_compressionLevel]: 19 };
    const body = Buffer.concat([magic, Buffer.from(digest, 'base64'), await zstd(plain, { dictionary: dictionary as Buffer, params })]);
    return body.length < br.length ? body : undefined;
  }

  return (path, file, available, accepted) => {
    if (!available || !accepted || !/\bdcz\b/.test(accepted)) return undefined;
    // A byte sequence of structured headers: base64 between colons.
    const digest = available.slice(1, -1);
    const dictionary = dictionaries.get(digest);
    if (!dictionary) return undefined;
    const key = `${path} ${digest}`;
    const found = made.get(key) ?? make(file, digest, dictionary);
    made.set(key, found);
    return found;
  };
}
