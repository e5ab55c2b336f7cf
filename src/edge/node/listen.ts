import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestError, getRequestListener } from '@hono/node-server';
import { answerFaulty } from './answer-faulty.ts';
import { hasPlainHost, observeFaulty } from './faulty-request.ts';
import type { Edge } from '../edge.ts';
import type { Observer } from '../observe.ts';
import type { Background } from '../swr-cache.ts';
import type { CallerOf } from './caller.ts';

/** ms for pending answers on shutdown: as long as a gateway may take */
const drainMs = 20_000;

/** Timeouts of a connection, ms; a picture of 5 MB takes two minutes at 350 kbit/s. */
const bounds = {
  // Longer than people look at one screen.
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
};

/** idle timeout, ms: a phone that does not read, or a gateway that does not write */
const idleMs = 60_000;
/** bytes of a request's headers: cookies of one site may reach 50 of 4 KB */
const mostHeaders = 64 * 1024;
/** connection limit, below the usual limit of open files */
const mostConnections = 8_000;

/** A server of the edge with limited connections, so that slow ones do not affect others. `observer` is called with requests that Node cannot parse. */
export function serverOf(listener: RequestListener, shorter: Partial<typeof bounds> = {}, observer?: Observer): Server {
  const server = createServer({ ...bounds, ...shorter, maxHeaderSize: mostHeaders, optimizeEmptyRequests: true }, listener);
  answerFaulty(server, observer);
  server.timeout = idleMs;
  server.maxConnections = mostConnections;
  return server;
}

/** On Node, work continues after its request anyway. */
const background: Background = () => {};

/** Node's listener for the edge; `observer` is called with invalid requests, which the edge never sees. */
export function listenerOf(edge: Edge, callerOf: CallerOf, observer?: Observer): RequestListener {
  const refuse = (): Response => {
    observeFaulty(observer, 400);
    return new Response(null, { status: 400 });
  };
  return getRequestListener((request, { incoming, outgoing }) => {
    if (!hasPlainHost(incoming as IncomingMessage)) return refuse();
    const caller = callerOf(incoming as IncomingMessage);
    caller.headers = incoming.headers as Record<string, string>;
    caller.cut = () => void outgoing.destroy();
    return edge(request, caller, background);
  }, { hostname: 'localhost', errorHandler: (error) => (error instanceof RequestError ? refuse() : new Response(null, { status: 500 })) });
}

/**
 * Listens on a port, set by the environment's `variable`, at one network address: 127.0.0.1 is reachable only from this
 * machine, 0.0.0.0 from everywhere. Rejects with a sentence for the operator.
 */
export function listen(server: Server, port: number, host = '127.0.0.1', variable = 'PORT'): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return Promise.reject(new Error(`${variable} is no port: a number up to 65535`));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code } = error;
      if (code === 'EADDRINUSE') reject(new Error(`port ${port} is taken: choose another with ${variable}=`));
      else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') reject(new Error(`HOST is no address of this machine: ${host}`));
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Ends the process on a signal: pending answers are completed, then `close` runs. `onDrain` is called first, and
 * connections are still accepted for `noticeMs`, in which a load balancer can see that `/readyz` fails.
 */
export function gracefulShutdown(server: Server, { close, onDrain = () => {}, noticeMs = 0 }: { close: () => void | Promise<void>; onDrain?: () => void; noticeMs?: number }): void {
  const end = () => {
    server.close(() => void Promise.resolve(close()).finally(() => process.exit(0)));
    // Connections with a pending answer become idle after it.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  };
  const stop = () => {
    onDrain();
    // Otherwise a busy connection stays open, and is cut in the middle of an answer.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    if (noticeMs) setTimeout(end, noticeMs);
    else end();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
