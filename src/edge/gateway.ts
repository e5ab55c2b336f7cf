import { AdapterFault } from './adapters/adapter.ts';
import type { Answer } from '../contract/endpoint.ts';
import { systemStatus } from '../contract/endpoints/platform.ts';
import { errors } from '../contract/errors.ts';
import { boundedBody } from './bounded-body.ts';
import { headers as contractHeaders } from '../contract/headers.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { rewriteHeaders } from './gateway-answer.ts';
import { clientBy, type GatewayClient, type Send } from './gateway-client.ts';
import type { Caller, Trace } from './request.ts';
import { sentBody } from './sent-body.ts';
import { readShort } from './short-body.ts';
import { answerNobody, headerOf, type UpstreamAnswer } from './upstream-answer.ts';
import type { Upstream } from './upstream.ts';

export interface GatewayOptions {
  /** address of the gateway; its path is the prefix of the calls' paths */
  url: string;
  /** First segments of further paths that it answers with its own pages, such as `play`. They share this origin. */
  pages?: readonly string[];
  /** further headers of the phone to forward, in lower case */
  headers?: ReadonlySet<string>;
  /** Adapter for a gateway with another protocol; its requests lack the path of `url`. */
  adapt?: (send: Send) => Send;
  /** timeout without a byte from the gateway, ms */
  patience?: number;
  /** ms in which an answer without a length must be complete, else it is streamed, because it may be slow on purpose */
  streamedAfter?: number;
  /** limit of a call's answer, bytes: a cheap phone cannot read more */
  largestAnswer?: number;
  /** the runtime's own client, for a gateway without an adapter; by default `fetch` */
  client?: GatewayClient;
}

/** Bytes up to which an answer, such as a menu of lotteries, is read completely before it is sent, so that a truncated one becomes a clean 502. */
const shortAnswer = 256 * 1024;

/** limit of art that the edge decodes for a phone, bytes: a few KB may decode to any size */
const mostDecoded = 32 * 1024 * 1024;

/** First path segments of every gateway. */
const callSegments: readonly string[] = ['wps', 'cdn'];

/**
 * Whether every server reads a path segment the same way: encoded once, in UTF-8, without anything that some servers
 * split, decode twice, fold to a dot, or take for the path's end.
 */
function isPlain(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment).normalize('NFKC');
    return !/[/\\%;?#\p{C}]|^[.\s]+$/u.test(text);
  } catch {
    // Not UTF-8, such as an overlong dot.
    return false;
  }
}

function resolvedPath(url: string): string | undefined {
  const parsed = URL.parse(url, 'http://edge');
  return !parsed || parsed.pathname.includes('//') || !parsed.pathname.slice(1).split('/').every(isPlain) ? undefined : parsed.pathname + parsed.search;
}

/** Unambiguous addresses, as the app requests them: `URL` would not change them. */
const plainAddress = /^(\/[\w-]+(\.[\w-]+)*)+(\?[\w.~=&%+,:;@/-]+)?$/;

/** The gateway's path with dots resolved; undefined if it would leave the edge's paths, or another server could read it as another path. */
export function gatewayPath(url: string, segments = callSegments): string | undefined {
  const path = plainAddress.test(url) ? url : resolvedPath(url);
  return path !== undefined && segments.some((segment) => path.startsWith(`/${segment}/`)) ? path : undefined;
}

const textOf = (status: number, type: string, text: string): UpstreamAnswer => ({ status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body: new TextEncoder().encode(text) });

const answerUnknown = (): UpstreamAnswer => textOf(404, 'text/plain', 'Not found');

/** The answer in place of an unreachable gateway; the app has a sentence for its code. */
const answerDead = (): UpstreamAnswer => textOf(502, 'application/json', JSON.stringify({ success: false, errorCode: errors.unknown } satisfies Answer));

/** The reason of a failed request, from the network if possible. */
const reasonOf = (error: unknown): string => (error instanceof Error ? String((error.cause as Error | undefined)?.message ?? error.message) : String(error));

/** A real gateway: its calls and its art go through the edge; short answers are read completely, long ones streamed. */
export function gateway({ url, pages = [], headers: further, adapt, patience = 20_000, streamedAfter = 20, largestAnswer = 8 * 1024 * 1024, client }: GatewayOptions): Upstream {
  const { origin, pathname } = new URL(url);
  const segments = [...callSegments, ...pages];
  const prefix = pathname.replace(/\/+$/, '');
  const direct: Send = (request) => {
    const { pathname: path, search } = new URL(request.url);
    return fetch(prefix ? new Request(origin + prefix + path + search, request) : request, { redirect: 'manual' });
  };
  const send = adapt?.(direct) ?? direct;
  const bySend = clientBy(send);
  const call: GatewayClient = client && !adapt ? (request) => client({ ...request, path: prefix + request.path }) : bySend;

  async function answer(request: Request, caller: Caller, trace: Trace): Promise<UpstreamAnswer> {
    const path = gatewayPath(request.url.slice(request.url.indexOf('/', 8)), segments);
    if (!path) return answerUnknown();
    const given = new AbortController();
    const abort = () => given.abort(new Error('the gateway is silent'));
    request.signal.addEventListener('abort', abort, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasAnswered = false;
    const wait = () => {
      clearTimeout(timer);
      if (!hasAnswered) timer = setTimeout(abort, patience);
    };
    try {
      const sent = forwardedHeaders(request, caller, trace, further);
      // A picture's request has no merchant header, by which the adapter is chosen.
      if (adapt) sent[contractHeaders.merchant.toLowerCase()] ??= trace.merchant;
      // Time spent reading the phone's body does not count against the gateway.
      const body = await sentBody(request, wait);
      if (body instanceof ReadableStream) sent['content-length'] = request.headers.get('Content-Length')!;
      wait();
      const asked = performance.now();
      const answered = await call({ origin, path, method: request.method, headers: sent, body, signal: given.signal });
      hasAnswered = true;
      trace.gatewayMs = performance.now() - asked;
      const { status } = answered;
      const headers = rewriteHeaders(answered.headers, origin + prefix + path, prefix);
      if (!answered.body) return { status, headers, body: null };
      const isCall = path.startsWith('/wps/');
      const length = headerOf(headers, 'content-length');
      if (isCall && Number(length) > largestAnswer) throw new Error('the answer is too long');
      const begun = length !== undefined && Number(length) > shortAnswer ? { rest: answered.body } : await readShort(answered.body, { most: shortAnswer, ms: length === undefined ? streamedAfter : Infinity });
      if ('whole' in begun) {
        trace.bytes = begun.whole.length;
        return { status, headers, body: begun.whole };
      }
      let end = (): void => {};
      trace.sent = new Promise((resolve) => (end = resolve));
      const bounded = boundedBody(begun.rest, {
        patience,
        most: isCall ? largestAnswer : answered.isDecoded ? mostDecoded : Infinity,
        abort,
        cut: caller.cut,
        onEnd(bytes, error) {
          trace.bytes = bytes;
          if (error && !request.signal.aborted) trace.error = reasonOf(error);
          end();
        },
      });
      return { status, headers, body: bounded };
    } catch (error) {
      given.abort();
      if (request.signal.aborted) return answerNobody();
      trace.error = reasonOf(error);
      if (error instanceof AdapterFault) trace.stack = error.stack;
      return answerDead();
    } finally {
      hasAnswered = true;
      clearTimeout(timer);
    }
  }

  const ask: Upstream['ask'] = (path, headers, signal) => send(new Request(origin + path, { headers, signal, redirect: 'manual' }));

  return {
    segments,
    pages,
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

/** Parses GATEWAY_PAGES: names separated by commas. Throws for an invalid one, or one of the app's. */
export function readPages(names = ''): string[] {
  const pages = names.split(',').map((name) => name.trim()).filter(Boolean);
  for (const name of pages) if (!/^[a-z][a-z0-9-]*$/.test(name) || ['m', 'assets', 'img', ...callSegments].includes(name)) throw new Error(`GATEWAY_PAGES cannot be ${name}: it names first segments of paths that are the gateway's own`);
  return pages;
}
