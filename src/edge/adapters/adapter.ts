import { callAt } from '../../contract/calls.ts';
import type { Call } from '../../contract/calls.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import type { Send } from '../gateway-client.ts';

/**
 * Translates between the contract that the phone speaks and a gateway that speaks otherwise: other paths, field
 * names, units or wrapping. Only calls of the contract pass through it; pictures under `/cdn` go as they are.
 */
export interface Adapter {
  /** The gateway's request for a call of the phone. Its path is below the gateway's address, as `/wps/wallet` is. */
  request(request: Request, call: Call): Request | Promise<Request>;
  /** The contract's answer for the gateway's. */
  response(response: Response, call: Call): Response | Promise<Response>;
}

/**
 * `send` for a gateway that needs an adapter. An answer that the adapter cannot read is a broken gateway to the
 * phone: status 502 and `system.unknown`. What `send` rejects with is passed on.
 */
export function adapted(adapter: Adapter, send: Send): Send {
  return async (request) => {
    const call = callAt(request.method, new URL(request.url).pathname);
    if (!call) return send(request);
    let translated: Request;
    try {
      translated = await adapter.request(request, call);
    } catch {
      return refused(errors.invalidInput, 200);
    }
    const response = await send(translated);
    try {
      return await adapter.response(response, call);
    } catch {
      return refused(errors.unknown, 502);
    }
  };
}

const refused = (errorCode: string, status: number): Response =>
  Response.json({ success: false, errorCode } satisfies Answer, { status, headers: { 'Cache-Control': 'no-store' } });
