import { callAt } from '../../contract/calls.ts';
import type { Call } from '../../contract/calls.ts';
import { headers } from '../../contract/headers.ts';
import type { Send } from '../gateway-client.ts';

/**
 * Translates between the contract that the phone speaks and a gateway that speaks otherwise: other paths, field
 * names, units or wrapping. Calls of the contract pass through its first two parts, all else through `other`. What is sealed
 * it cannot read: a merchant's file names the gateway's fields there (`gateway.sealedNames`).
 */
export interface Adapter {
  /**
   * The gateway's request for a call of the phone; its path is below the gateway's address, as `/wps/wallet` is. Or the
   * contract's answer itself, which goes to the phone as it is: for a call that the gateway has not, or one that is several
   * of its own, which `send` makes.
   */
  request(request: Request, call: Call, send: Send): Request | Response | Promise<Request | Response>;
  /** The contract's answer for the gateway's; `asked` is the phone's request, its body read. */
  response(response: Response, call: Call, asked: Request): Response | Promise<Response>;
  /** The answer for what is no call of the contract: art below `/cdn`, paths of `GATEWAY_PAGES`, calls of the gateway's own. None: they go as they are. */
  other?(request: Request, send: Send): Response | Promise<Response>;
}

/** An exception of an adapter, with its stack: whoever wrote the adapter looks for it in the log. */
export class AdapterFault extends Error {
  constructor(part: keyof Adapter, name: string, thrown: unknown) {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    super(`the adapter's ${part} of ${name} threw: ${message}`);
    this.stack = stack;
  }
}

/**
 * `send` for a gateway that needs an adapter. Rejects with an `AdapterFault` where that throws: to the phone it is a
 * broken gateway, and counted as one. What `send` rejects with is passed on.
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

/** `send` for gateways of several merchants: each call goes through the adapter of the merchant that it names, or as `others` have it. */
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
