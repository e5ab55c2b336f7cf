import { proxy } from 'hono/proxy';
import type { Answer } from '../contract/endpoint.ts';
import { systemStatus } from '../contract/endpoints/platform.ts';
import { errors } from '../contract/errors.ts';
import { answerNobody } from './answers.ts';
import { boundedBody } from './bounded-body.ts';
import { setForwarded } from './forwarded-headers.ts';
import { rewriteHeaders } from './gateway-answer.ts';
import type { Caller, Trace } from './request.ts';
import { sentBody } from './sent-body.ts';
import type { Upstream } from './upstream.ts';

/** Sends a request to the gateway; rejects where no answer comes. */
export type Send = (request: Request) => Promise<Response>;

export interface GatewayOptions {
  /** address of the gateway; a path in it stands before those of the calls */
  url: string;
  /** First segments of further paths that it answers, with pages of its own: such as `play`. They share this origin. */
  pages?: readonly string[];
  /** Stands between the edge and a gateway that speaks otherwise; requests come to it without the address's path. */
  adapt?: (send: Send) => Send;
  /** ms without a byte from the gateway before the edge answers in its place */
  patience?: number;
  /** bytes of an answer to a call, beyond which it is cut off: more than a cheap phone can read */
  largestAnswer?: number;
  /** whether the network before the edge compresses answers */
  isCompressedAfterwards?: boolean;
}

/** Bytes of an answer that is read whole before it is sent on: one write in the place of three, and what breaks off is a clean 502. */
const smallAnswer = 64 * 1024;

/** First segments of the paths that every gateway answers. */
const callSegments: readonly string[] = ['wps', 'cdn'];

/** The path to ask the gateway for, dots resolved; none when it would leave the paths that the edge answers for. */
export function gatewayPath(url: string, segments = callSegments): string | undefined {
  if (!URL.canParse(url, 'http://edge')) return undefined;
  const { pathname, search } = new URL(url, 'http://edge');
  // A gateway that decodes these would read another path.
  if (/%(2f|5c|2e|00)/i.test(pathname) || pathname.includes('//')) return undefined;
  return segments.some((segment) => pathname.startsWith(`/${segment}/`)) ? pathname + search : undefined;
}

/** The designed answer of a platform that cannot be reached: the phone has a sentence for it. */
const answerDead = (): Response =>
  Response.json({ success: false, errorCode: errors.unknown } satisfies Answer, { status: 502, headers: { 'Cache-Control': 'no-store' } });

/** The reason of a failed `fetch`: the network's own, where there is one. */
const reasonOf = (error: unknown): string => (error instanceof Error ? String((error.cause as Error | undefined)?.message ?? error.message) : String(error));

/** A real gateway: its calls and its art go through the edge, everything streamed. */
export function gateway({ url, pages = [], adapt = (send) => send, patience = 20_000, largestAnswer = 8 * 1024 * 1024, isCompressedAfterwards = false }: GatewayOptions): Upstream {
  const base = new URL(url);
  const segments = [...callSegments, ...pages];
  const prefix = base.pathname.replace(/\/$/, '');
  const under = (path: string) => base.origin + prefix + path;
  const send = adapt((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(prefix ? new Request(under(pathname + search), request) : request, { redirect: 'manual' });
  });

  async function answer(request: Request, caller: Caller, trace: Trace): Promise<Response> {
    const path = gatewayPath(request.url.slice(request.url.indexOf('/', 8)), segments);
    if (!path) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    const given = new AbortController();
    const abort = () => given.abort(new Error('the gateway is silent'));
    request.signal.addEventListener('abort', abort, { once: true });
    let timer = setTimeout(abort, patience);
    let hasAnswered = false;
    try {
      const response = await proxy(base.origin + path, {
        raw: request,
        strictConnectionProcessing: false,
        ...(request.body && { body: await sentBody(request, () => {
          // The gateway waits for the phone here.
          clearTimeout(timer);
          if (!hasAnswered) timer = setTimeout(abort, patience);
        }) }),
        redirect: 'manual',
        signal: given.signal,
        customFetch: (asked) => {
          setForwarded(asked, caller, trace);
          return send(asked);
        },
      });
      hasAnswered = true;
      const headers = rewriteHeaders(response.headers, new URL(under(path)), prefix);
      headers.set('X-Request-Id', trace.requestId);
      if (!response.body) return new Response(null, { status: response.status, headers });
      const isCall = path.startsWith('/wps/');
      if (isCall && Number(headers.get('Content-Length')) > largestAnswer) throw new Error('the answer is too long');
      if (Number(headers.get('Content-Length')) <= smallAnswer && headers.has('Content-Length')) {
        const bytes = await response.arrayBuffer();
        trace.bytes = bytes.byteLength;
        return new Response(bytes, { status: response.status, headers });
      }
      let sent = (): void => {};
      trace.sent = new Promise((resolve) => (sent = resolve));
      const bounded = boundedBody(response.body, {
        patience,
        most: isCall ? largestAnswer : Infinity,
        abort,
        cut: caller.cut,
        onEnd(bytes, error) {
          trace.bytes = bytes;
          if (error && !request.signal.aborted) trace.error = reasonOf(error);
          sent();
        },
      });
      return new Response(bounded, { status: response.status, headers });
    } catch (error) {
      given.abort();
      if (request.signal.aborted) return answerNobody();
      trace.error = reasonOf(error);
      return answerDead();
    } finally {
      hasAnswered = true;
      clearTimeout(timer);
    }
  }

  const ask: Upstream['ask'] = (path, headers, signal) => send(new Request(base.origin + path, { headers, signal, redirect: 'manual' }));

  return {
    segments,
    pages,
    isPlain: !isCompressedAfterwards,
    answer,
    ask,
    async isReady(signal) {
      try {
        const response = await ask(systemStatus.path, {}, signal);
        await response.body?.cancel();
        return response.status < 500;
      } catch {
        return false;
      }
    },
    notes: [['gateway', url]],
    close() {},
  };
}

/** Reads GATEWAY_PAGES: names with commas. Throws where one is none, or belongs to the app. */
export function readPages(names = ''): string[] {
  const pages = names.split(',').map((name) => name.trim()).filter(Boolean);
  for (const name of pages) if (!/^[a-z][a-z0-9-]*$/.test(name) || ['m', 'assets', ...callSegments].includes(name)) throw new Error(`GATEWAY_PAGES cannot be ${name}: it names first segments of paths that are the gateway's own`);
  return pages;
}
