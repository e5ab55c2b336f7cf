import { request as requestPlain } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline } from 'node:stream';
import type { Answer } from '../contract/endpoint.ts';
import { errors } from '../contract/errors.ts';
import type { Upstream } from './upstream.ts';

export interface GatewayOptions {
  /** address of the gateway; a path in it stands before those of the calls */
  url: string;
  /** ms without a byte from the gateway before the edge answers in its place */
  patience?: number;
}

const segments = ['wps', 'cdn'] as const;

/** Headers of one connection, not of the message (RFC 9110 §7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '').toLowerCase().split(',').map((name) => name.trim());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)));
}

/** The path to ask the gateway for, dots resolved; none when it would leave the paths that the edge answers for. */
export function gatewayPath(url: string): string | undefined {
  if (!URL.canParse(`http://edge${url}`)) return undefined;
  const { pathname, search } = new URL(`http://edge${url}`);
  return segments.some((segment) => pathname.startsWith(`/${segment}/`)) ? pathname + search : undefined;
}

/** The designed answer of a platform that cannot be reached: the phone has a sentence for it. */
function answerDead(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer: Answer = { success: false, errorCode: errors.unknown };
  response.writeHead(502, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(answer));
}

/** A real gateway: its calls and its art go through the edge, everything streamed. */
export function gateway({ url, patience = 20_000 }: GatewayOptions): Upstream {
  const base = new URL(url);
  const prefix = base.pathname.replace(/\/$/, '');
  const send = base.protocol === 'https:' ? requestSecure : requestPlain;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = gatewayPath(request.url!);
    if (!path) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const from = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...endToEnd(request.headers), host: base.host, 'x-forwarded-for': from, 'x-forwarded-host': request.headers.host ?? '' };
    const asked = send(new URL(base.origin + prefix + path), { method: request.method, headers, timeout: patience });
    asked.on('timeout', () => asked.destroy(new Error('the gateway is silent')));
    asked.on('error', () => answerDead(response));
    asked.on('response', (answered) => {
      response.writeHead(answered.statusCode!, endToEnd(answered.headers));
      pipeline(answered, response, () => {});
    });
    response.on('close', () => asked.destroy());
    pipeline(request, asked, () => {});
  }

  return {
    segments,
    answer,
    ask: (path, headers, signal) => fetch(base.origin + prefix + path, { headers, signal }),
    notes: [['gateway', url]],
    close() {},
  };
}
