import { answerText } from '../answers.ts';
import { boundedBody } from '../bounded-body.ts';
import { headers as contractHeaders } from '../../contract/headers.ts';
import { wishOf } from '../pictures/format.ts';
import { cachingFor, pictureHeaders, secondsOf } from '../pictures/headers.ts';
import { pictureKind } from '../pictures/kind.ts';
import type { Pictures } from '../pictures/pictures.ts';

/** timeout of a host's answer, and between two pieces, ms */
const patience = 8_000;
/** limit of a picture, bytes */
const most = 10 * 1024 * 1024;
const types = /^image\/(png|apng|jpeg|gif|webp|avif|svg\+xml)$/;

/** Whether a host is local; the engine itself refuses names that resolve to a private address. */
const isInner = (host: string): boolean => /^[\d.]+$|^\[|^localhost$|\.(local|internal|localhost)$/i.test(host);

/** The type of a picture by its first bytes, else the declared one: stores of files often declare none, or a wrong one. Empty if it is none that phones support. */
function typeOf(bytes: Uint8Array | undefined, declared: string): string {
  const type = declared.split(';')[0]!.trim();
  return (bytes && pictureKind(bytes)?.type) ?? (types.test(type) ? type : '');
}

/** A body whose first piece has been read. */
async function* beginningWith(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let result = first; !result.done; result = await rest.next()) yield result.value;
}

/**
 * Pictures on workerd: resized by Cloudflare's image options where the network `resizes`, else the originals.
 * `gatewayOf` returns the address of a merchant's gateway.
 */
export function workerPictures(gatewayOf: (merchant: string) => string, resizes: boolean): Pictures {
  return {
    async answer(asked, { address, merchant, isNamed }, width) {
      const { trace, caller } = asked;
      const refuse = (status: 404 | 502, reason: string): Response => {
        trace.error = reason;
        return answerText(asked, status, status === 404 ? 'Not found' : 'The picture could not be had', { 'Cache-Control': 'no-store' });
      };
      const url = new URL(address.startsWith('/') ? gatewayOf(merchant).replace(/\/+$/, '') + address : address);
      if (!isNamed && isInner(url.hostname)) return refuse(502, 'a private address');
      const { format, saves } = wishOf(asked);
      const image = { width, fit: 'scale-down', quality: saves ? 50 : 75, ...(format !== 'plain' && { format }) };
      const given = new AbortController();
      const timer = setTimeout(() => given.abort(), patience);
      try {
        const init = { redirect: 'manual', signal: given.signal, headers: { accept: 'image/*', [contractHeaders.merchant]: merchant }, ...(resizes && { cf: { image } }) } as const;
        const response = await fetch(url, init);
        const { status, headers, body } = response;
        const pieces = body?.[Symbol.asyncIterator]();
        const first = status === 200 ? await pieces?.next() : undefined;
        const type = typeOf(first?.value, headers.get('Content-Type') ?? '');
        const fault = status === 200 ? (type ? '' : 'no picture') : `a status of ${status}`;
        if (fault || !pieces || Number(headers.get('Content-Length')) > most) {
          given.abort();
          return refuse(status === 404 || status === 410 ? 404 : 502, fault || 'the picture is too long');
        }
        const bounded = boundedBody(beginningWith(first!, pieces), { patience, most, abort: () => given.abort(), onEnd: (bytes) => (trace.bytes = bytes) });
        return new Response(bounded, { headers: pictureHeaders(caller, type, cachingFor(secondsOf(headers.get('Cache-Control') ?? ''))) });
      } catch {
        return refuse(502, 'the picture did not come');
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
