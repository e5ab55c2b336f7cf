import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { chooseEncoding, type Encoding } from './negotiation.ts';
import type { Asked } from './request.ts';
import { headerOf, type UpstreamAnswer } from './upstream-answer.ts';

/** Compresses a complete body. */
export type Compress = (body: Uint8Array<ArrayBuffer>, encoding: Encoding) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** Bytes below which compression saves less than a packet. */
const least = 1_024;

/** Compresses a text answer that has no encoding yet: complete bodies by `compress`, streams by gzip. */
export async function compressed(asked: Asked, answer: UpstreamAnswer, compress: Compress): Promise<UpstreamAnswer> {
  const { status, headers, body } = answer;
  if (!body || status === 206 || headers['content-encoding'] || asked.request.method === 'HEAD') return answer;
  const isWhole = body instanceof Uint8Array;
  if (isWhole && body.length < least) return answer;
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headerOf(headers, 'content-type') ?? '')) return answer;
  if (/(^|,)\s*no-transform\s*(,|$)/i.test([headers['cache-control'] ?? ''].flat().join())) return answer;
  const vary = [headers.vary ?? []].flat().join(', ');
  if (!/(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  const encoding = chooseEncoding(asked, { br: isWhole, gzip: true });
  if (!encoding) return answer;
  headers['content-encoding'] = encoding;
  delete headers['content-length'];
  const etag = headerOf(headers, 'etag');
  if (etag && !etag.startsWith('W/')) headers.etag = `W/${etag}`;
  return { status, headers, body: isWhole ? await compress(body, encoding) : body.pipeThrough(new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>) };
}
