import { plainHeaders } from './upstream-answer.ts';
import type { PlainHeaders } from './upstream-answer.ts';

/** Sends a request to the gateway; rejects where no answer comes. */
export type Send = (request: Request) => Promise<Response>;

export interface GatewayRequest {
  origin: string;
  /** with its query */
  path: string;
  method: string;
  /** by lower-case name, with the length of a body that streams */
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

export interface GatewayAnswer {
  status: number;
  headers: PlainHeaders;
  /** whether the body came in an encoding and is read without it */
  isDecoded?: boolean;
  /** Reads as it is read from; none where there can be no body. */
  body?: AsyncIterator<Uint8Array>;
}

/** Asks a gateway. Rejects where no answer comes; redirects are answers. */
export type GatewayClient = (request: GatewayRequest) => Promise<GatewayAnswer>;

/** A client by `fetch`, or by an adapter before it. `fetch` decodes what comes encoded. */
export const clientBy = (send: Send): GatewayClient => async ({ origin, path, method, headers, body, signal }) => {
  // The encodings that `fetch` can decode are its own matter, and a part of an encoded body cannot be decoded.
  const { 'accept-encoding': _accepted, ...sent } = headers;
  if (sent.range) sent['accept-encoding'] = 'identity';
  const response = await send(new Request(origin + path, { method, headers: sent, body, redirect: 'manual', signal, ...(body && { duplex: 'half' }) } as RequestInit));
  const plain = plainHeaders(response.headers);
  const isDecoded = plain['content-encoding'] !== undefined;
  if (isDecoded) {
    delete plain['content-encoding'];
    delete plain['content-length'];
  }
  return { status: response.status, headers: plain, isDecoded, body: response.body?.[Symbol.asyncIterator]() };
};
