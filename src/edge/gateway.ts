import { AdapterFault } from './adapters/adapter.ts';
import type { Answer } from '../contract/endpoint.ts';
import { systemStatus } from '../contract/endpoints/platform.ts';
import { errors } from '../contract/errors.ts';
import { boundedBody } from './bounded-body.ts';
import { headers as contractHeaders } from '../contract/headers.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { rewriteHeaders } from './gateway-answer.ts';
import { clientBy } from './gateway-client.ts';
import type { GatewayClient, Send } from './gateway-client.ts';
import type { Caller, Trace } from './request.ts';
import { sentBody } from './sent-body.ts';
import { readShort } from './short-body.ts';
import { answerNobody, headerOf } from './upstream-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';
import type { Upstream } from './upstream.ts';

export interface GatewayOptions {
  /** address of the gateway; a path in it stands before those of the calls */
  url: string;
  /** First segments of further paths that it answers, with pages of its own: such as `play`. They share this origin. */
  pages?: readonly string[];
  /** further headers of the phone that it gets, lower-case names */
  headers?: ReadonlySet<string>;
  /** Translates for a gateway with another protocol; its requests lack the path of `url`. */
  adapt?: (send: Send) => Send;
  /** ms without a byte from the gateway before the edge answers in its place */
  patience?: number;
  /** ms in which an answer without a length must be complete; a slower one is streamed, as it may come piece by piece on purpose */
  streamedAfter?: number;
  /** bytes beyond which an answer to a call is cut off: a cheap phone cannot read more */
  largestAnswer?: number;
  /** The machine's own client, for a gateway without an adapter; none: `fetch`. */
  client?: GatewayClient;
}

/** Bytes up to which an answer, such as a menu of lotteries, is read whole before it is sent on: one that breaks off becomes a clean 502. */
const shortAnswer = 256 * 1024;

/** bytes of art that the edge decodes for a phone: some KB may become any number of them */
const mostDecoded = 32 * 1024 * 1024;

/** First segments of the paths that every gateway answers. */
const callSegments: readonly string[] = ['wps', 'cdn'];

/**
 * Whether a part of a path means the same to every server: encoded once, in UTF-8, without what some of them split,
 * decode once more, fold to a dot, or take for the end of the path.
 */
function isPlain(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment).normalize('NFKC');
    return !/[/\\%;?#\p{C}]|^[.\s]+$/u.test(text);
  } catch {
    // No UTF-8, such as a dot in more bytes than it needs.
    return false;
  }
}

function resolvedPath(url: string): string | undefined {
  const parsed = URL.parse(url, 'http://edge');
  return !parsed || parsed.pathname.includes('//') || !parsed.pathname.slice(1).split('/').every(isPlain) ? undefined : parsed.pathname + parsed.search;
}

/** What no server reads in two ways, and the app asks for: `URL` gives it as it is. */
const plainAddress = /^(\/[\w-]+(\.[\w-]+)*)+(\?[\w.~=&%+,:;@/-]+)?$/;

/** The path to ask the gateway for, dots resolved; none when it would leave the paths that the edge answers for, or another server could read it as another path. */
export function gatewayPath(url: string, segments = callSegments): string | undefined {
  const path = plainAddress.test(url) ? url : resolvedPath(url);
  return path !== undefined && segments.some((segment) => path.startsWith(`/${segment}/`)) ? path : undefined;
}

const textOf = (status: number, type: string, text: string): UpstreamAnswer => ({ status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body: new TextEncoder().encode(text) });

const answerUnknown = (): UpstreamAnswer => textOf(404, 'text/plain', 'Not found');

/** The answer in the name of a gateway that cannot be reached; the app has a sentence for its code. */
const answerDead = (): UpstreamAnswer => textOf(502, 'application/json', JSON.stringify({ success: false, errorCode: errors.unknown } satisfies Answer));

/** The reason of a failed request: the network's own, where there is one. */
const reasonOf = (error: unknown): string => (error instanceof Error ? String((error.cause as Error | undefined)?.message ?? error.message) : String(error));

/** A real gateway: its calls and its art go through the edge; short answers are read whole, long ones streamed. */
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
      // A picture names no merchant, by which its adapter is found.
      if (adapt) sent[contractHeaders.merchant.toLowerCase()] ??= trace.merchant;
      // The gateway waits for the phone here.
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

/** Reads GATEWAY_PAGES: names with commas. Throws where one is none, or belongs to the app. */
export function readPages(names = ''): string[] {
  const pages = names.split(',').map((name) => name.trim()).filter(Boolean);
  for (const name of pages) if (!/^[a-z][a-z0-9-]*$/.test(name) || ['m', 'assets', 'img', ...callSegments].includes(name)) throw new Error(`GATEWAY_PAGES cannot be ${name}: it names first segments of paths that are the gateway's own`);
  return pages;
}
