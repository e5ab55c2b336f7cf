import type { Context } from 'hono';
import { chooseEncoding, isFresh } from './negotiation.ts';
import type { Encoded } from './negotiation.ts';
import type { EdgeEnv } from './request.ts';
import { securityHeaders } from './security.ts';

/** A body in its encodings, with its ETag. */
export interface Body extends Encoded {
  etag: string;
}

// Headers go into `Response` as plain objects: Node's server then writes them without making a `Headers` of them.

/** The answer to a phone that has left: nobody reads it, and the log shows it as nginx's does. */
export const answerNobody = (): Response => new Response(null, { status: 499 });

/** Answers with a sentence. */
export function answerText(context: Context<EdgeEnv>, status: number, text: string, headers: Record<string, string> = {}): Response {
  context.env.trace.bytes = text.length;
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...securityHeaders(context.env.caller), ...headers } });
}

/** Answers with a body in the encoding that suits the phone, or says that it has it already. */
export function answerBody(context: Context<EdgeEnv>, status: number, body: Body, headers: Record<string, string>): Response {
  const encoding = chooseEncoding(context, body);
  const bytes = encoding ? body[encoding]! : body.plain;
  const sent: Record<string, string> = { ...securityHeaders(context.env.caller), ...headers, ETag: body.etag };
  if (encoding) sent['Content-Encoding'] = encoding;
  if (status === 200 && isFresh(context, body.etag)) return new Response(null, { status: 304, headers: sent });
  context.env.trace.bytes = bytes.length;
  sent['Content-Length'] = String(bytes.length);
  return new Response(bytes, { status, headers: sent });
}
