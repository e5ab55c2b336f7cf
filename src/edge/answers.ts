import { chooseEncoding, isFresh, type Encoded, type Encoding } from './negotiation.ts';
import type { Asked } from './request.ts';
import { securityHeaders } from './security.ts';
import { headersFor, isFromSharedCache } from './shared-cache.ts';

export interface Body extends Encoded {
  etag: string;
}

// Headers go into `Response` as plain objects, which Node's server writes without creating `Headers`.

/** A refusal holds for this request alone: caches keep a 404 for minutes, and during a rollout a file is missing at one edge only. */
const refused = { 'Cache-Control': 'no-store' };

/** Answers with an ASCII sentence, so that its length is its bytes. */
export function answerText({ caller, trace }: Asked, status: number, text: string, headers: Record<string, string> = {}): Response {
  trace.bytes = text.length;
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...securityHeaders(caller), ...(status >= 400 && refused), ...headers } });
}

/** Answers with a body in an encoding that the phone accepts, or with 304 if the phone has it already. */
export type Answerer = (asked: Asked, status: number) => Response;

/** Headers of an answer with its body, and of a 304. */
interface Head {
  whole: Record<string, string>;
  unchanged: Record<string, string>;
}

/** Answers with a body that is sent often: its headers are made once per protocol, kind of cache and encoding. */
export function answererOf(body: Body, headers: Record<string, string>): Answerer {
  const heads = new Map<string, { [name in Encoding | 'plain']?: Head }>();

  function headOf(proto: 'http' | 'https', isShared: boolean, encoding: Encoding | undefined): Head {
    const unchanged = { ...securityHeaders({ proto }), ...headersFor(isShared, headers), ETag: body.etag, ...(encoding && { 'Content-Encoding': encoding }) };
    return { unchanged, whole: { ...unchanged, 'Content-Length': String(body[encoding ?? 'plain']!.length) } };
  }

  return (asked, status) => {
    const { caller: { proto }, request, trace } = asked;
    const encoding = chooseEncoding(asked, body);
    const form = encoding ?? 'plain';
    const isShared = isFromSharedCache(asked);
    const kind = isShared ? `${proto} shared` : proto;
    let made = heads.get(kind);
    if (!made) heads.set(kind, (made = {}));
    const { whole, unchanged } = (made[form] ??= headOf(proto, isShared, encoding));
    if (status === 200 && isFresh(asked, body.etag)) return new Response(null, { status: 304, headers: unchanged });
    if (request.method === 'HEAD') return new Response(null, { status, headers: whole });
    const bytes = body[form]!;
    trace.bytes = bytes.length;
    return new Response(bytes, { status, headers: whole });
  };
}
