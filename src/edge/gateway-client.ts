import { plainHeaders, type PlainHeaders } from './upstream-answer.ts';

/** Sends a request to the gateway; rejects without an answer. */
export type Send = (request: Request) => Promise<Response>;

export interface GatewayRequest {
  origin: string;
  /** with its query */
  path: string;
  method: string;
  /** by lower-case name, with the length of a streamed body */
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

export interface GatewayAnswer {
  status: number;
  headers: PlainHeaders;
  /** whether the body came with an encoding and is already decoded */
  isDecoded?: boolean;
  /** Reads on demand; undefined if there can be no body. */
  body?: AsyncIterator<Uint8Array>;
}

/** Sends a request to a gateway. Rejects without an answer; redirects are answers. */
export type GatewayClient = (request: GatewayRequest) => Promise<GatewayAnswer>;

/** A client on `fetch`, or on an adapter around it. `fetch` decodes bodies. */
export const clientBy = (send: Send): GatewayClient => async ({ origin, path, method, headers, body, signal }) => {
  // `fetch` chooses encodings that it can decode; a part of an encoded body cannot be decoded.
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
