import { Agent, type Dispatcher } from 'undici';
import type { GatewayClient } from '../gateway-client.ts';
import { comingAnswer } from './coming-answer.ts';
import { decoded } from './decoded.ts';

/** bytes of an answer's headers, for a gateway's cookies */
const mostHeaders = 64 * 1024;

/** undici's own timeouts are off, because the edge's are shorter. HTTP/2 is off as in `fetch`. */
const agent = new Agent({ maxHeaderSize: mostHeaders, headersTimeout: 0, bodyTimeout: 0, allowH2: false });

/**
 * A client on keep-alive connections, at a fifth of the cost of `fetch`. An answer in an encoding that the phone
 * accepts is passed on; one in an encoding that nobody asked for is decoded, because the phone could not.
 */
export const pooledClient: GatewayClient = async ({ origin, path, method, headers, body, signal }) => {
  const answered = await comingAnswer(signal, (handler) => agent.dispatch({ origin, path, method: method as Dispatcher.HttpMethod, headers, body: body as Uint8Array }, handler));
  const { status, headers: received } = answered;
  if (status === 204 || status === 205) delete received['content-length'];
  if (method === 'HEAD' || status === 204 || status === 205 || status === 304) return { status, headers: received };
  const encoding = String(received['content-encoding'] ?? '').trim().toLowerCase();
  const plain = encoding && !(headers['accept-encoding'] ?? '').includes(encoding) ? decoded({ [Symbol.asyncIterator]: () => answered.body }, encoding) : undefined;
  if (!plain) return { status, headers: received, body: answered.body };
  delete received['content-encoding'];
  delete received['content-length'];
  return { status, headers: received, isDecoded: true, body: plain[Symbol.asyncIterator]() };
};
