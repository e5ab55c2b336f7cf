import { callAt, type Call } from '../../contract/calls.ts';
import { headers } from '../../contract/headers.ts';
import type { Send } from '../gateway-client.ts';

/**
 * Translates between the contract and a gateway with another protocol: other paths, field names, units or wrapping.
 * Calls of the contract go through `request` and `response`, all else through `other`. It cannot read sealed bodies:
 * for these a merchant's file has the gateway's field names (`gateway.sealedNames`).
 */
export interface Adapter {
  /**
   * The gateway's request for a call of the phone, with a path relative to the gateway's address, such as
   * `/wps/wallet`. Or the contract's answer itself, for a call that the gateway lacks, or that needs several of its
   * own, made by `send`.
   */
  request(request: Request, call: Call, send: Send): Request | Response | Promise<Request | Response>;
  /** Translates the gateway's answer into the contract's; `asked` is the phone's request, its body already read. */
  response(response: Response, call: Call, asked: Request): Response | Promise<Response>;
  /** Answers what is no call of the contract: art below `/cdn`, paths of `GATEWAY_PAGES`, the gateway's own calls. Without it they pass unchanged. */
  other?(request: Request, send: Send): Response | Promise<Response>;
}

/** An exception of an adapter, with its stack for the log, so that its author can find the cause. */
export class AdapterFault extends Error {
  constructor(part: keyof Adapter, name: string, thrown: unknown) {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    super(`the adapter's ${part} of ${name} threw: ${message}`);
    this.stack = stack;
  }
}

/**
 * Wraps `send` in an adapter. Rejects with an `AdapterFault` if that throws: the phone sees a failed gateway, and it
 * counts as one. Rejections of `send` are passed on.
 */
export function adapted(adapter: Adapter, send: Send): Send {
  return async (request) => {
    const call = callAt(request.method, new URL(request.url).pathname);
    if (!call) return adapter.other ? translate('other', 'a path', () => adapter.other!(request, send)) : send(request);
    const translated = await translate('request', call.name, () => adapter.request(request, call, send));
    if (translated instanceof Response) return translated;
    const response = await send(translated);
    return translate('response', call.name, () => adapter.response(response, call, request));
  };
}

/** `send` for gateways of several merchants: each call goes through its merchant's adapter, or `others`. */
export function adaptedByMerchant(adapters: ReadonlyMap<string, Adapter>, others: Adapter | undefined, send: Send): Send {
  const own = new Map([...adapters].map(([code, adapter]) => [code, adapted(adapter, send)]));
  const rest = others ? adapted(others, send) : send;
  return (request) => (own.get(request.headers.get(headers.merchant) ?? '') ?? rest)(request);
}

async function translate<T>(part: keyof Adapter, name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw new AdapterFault(part, name, thrown);
  }
}
