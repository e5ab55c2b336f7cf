import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { Readable, pipeline } from 'node:stream';

const decoders = new Map<string, () => NodeJS.ReadWriteStream>([
  ['gzip', createGunzip], ['x-gzip', createGunzip], ['deflate', createInflate], ['br', createBrotliDecompress], ['zstd', createZstdDecompress],
]);

/** A body in this `Content-Encoding`, decoded; undefined for none, and for an unknown one. */
export function decoded(body: AsyncIterable<Uint8Array>, encoding: string): AsyncIterable<Uint8Array> | undefined {
  const decoder = decoders.get(encoding);
  if (!decoder) return undefined;
  // The pipeline destroys all streams if one ends early; the reader gets the error.
  const plain = pipeline(Readable.from(body), decoder(), () => {}) as unknown as Readable;
  // A truncated body without a reader must not end the process.
  return plain.on('error', () => {});
}
