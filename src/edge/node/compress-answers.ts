import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Compress } from '../compressed.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes up to which another thread costs more than it saves: 14 KB take 0.1 ms. */
const handedOver = 32 * 1024;
/** bytes of cached compressed answers */
const mostKept = 16 * 1024 * 1024;

/** Quality 4 is a sixth smaller than gzip in the same time; the window covers the answers that are read completely. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** Compresses the platform's answers, cached because all phones get the same lists. */
export function compressAnswers(): Compress {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: mostKept, sizeCalculation: (body) => body.length });
  return async (body, encoding) => {
    const key = encoding + hash('sha256', body, 'base64');
    const found = kept.get(key);
    if (found) return found;
    const isShort = body.length <= handedOver;
    const params = { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
    const made = encoding === 'br' ? (isShort ? brotliCompressSync(body, params) : await brotli(body, params)) : isShort ? gzipSync(body) : await zip(body);
    kept.set(key, made);
    return made;
  };
}
