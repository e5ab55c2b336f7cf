import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import type { GatewayClient } from '../gateway-client.ts';
import type { PlainHeaders } from '../upstream-answer.ts';

/** bytes of an answer's headers: a gateway's cookies */
const mostHeaders = 64 * 1024;

/** undici's own patience is off: the edge's is the shorter one. HTTP/2 is off as in `fetch`. */
const agent = new Agent({ maxHeaderSize: mostHeaders, headersTimeout: 0, bodyTimeout: 0, allowH2: false });

const decoders = new Map<string, () => NodeJS.ReadWriteStream>([
  ['gzip', createGunzip], ['x-gzip', createGunzip], ['deflate', createInflate], ['br', createBrotliDecompress], ['zstd', createZstdDecompress],
]);

/** Decodes an answer that came in an encoding that nobody asked for; the phone could not read it. */
function readable(body: Readable, headers: PlainHeaders, accepted: string): Readable {
  const encoding = String(headers['content-encoding'] ?? '').trim().toLowerCase();
  const decoder = decoders.get(encoding);
  if (!decoder || accepted.includes(encoding)) return body;
  delete headers['content-encoding'];
  delete headers['content-length'];
  // The pipeline destroys them all where one ends early; its reader gets the error.
  return pipeline(body, decoder(), () => {}) as unknown as Readable;
}

/**
 * A client on kept connections, at a third of the cost of `fetch`. An answer that is encoded as the phone accepts it goes
 * on as it came.
 */
export const pooledClient: GatewayClient = async ({ origin, path, method, headers, body, signal }) => {
  const answered = await agent.request({ origin, path, method: method as 'GET', headers, body: body as Uint8Array, signal });
  const { statusCode: status, headers: received } = answered;
  if (status < 200 || status > 599) {
    answered.body.on('error', () => {}).destroy();
    throw new Error(`a status that is none: ${status}`);
  }
  const whole = readable(answered.body, received, headers['accept-encoding'] ?? '');
  // A body that breaks off while nobody reads it must not end the process; its next reader gets the error.
  answered.body.on('error', () => {});
  whole.on('error', () => {});
  const isEmpty = method === 'HEAD' || status === 204 || status === 205 || status === 304;
  if (isEmpty) answered.body.resume();
  if (status === 204 || status === 205) delete received['content-length'];
  return { status, headers: received, isDecoded: whole !== answered.body, ...(!isEmpty && { body: whole[Symbol.asyncIterator]() as AsyncIterator<Uint8Array> }) };
};
