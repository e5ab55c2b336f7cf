import { headers } from '../contract/headers.ts';
import { gateway } from './gateway.ts';
import type { GatewayOptions } from './gateway.ts';
import type { GatewayRoute } from './merchants/gateway-routes.ts';
import type { Merchants } from './merchants/merchants.ts';
import type { Upstream } from './upstream.ts';

/** The gateways of all merchants as one: a phone's call goes to the gateway of its host's merchant, the edge's own to the one of the merchant that it names. */
export function gateways(routes: ReadonlyMap<string, GatewayRoute>, merchants: Merchants, options: Omit<GatewayOptions, 'url'> = {}): Upstream {
  const byUrl = new Map([...routes.values()].map(({ url }) => [url, gateway({ ...options, url })]));
  const all = [...byUrl.values()];
  const ofCode = (code: string) => byUrl.get(routes.get(code)!.url)!;
  return {
    segments: all[0]!.segments,
    pages: all[0]!.pages,
    answer(request, caller, trace) {
      // The edge has refused hosts that are no merchant's.
      trace.merchant = merchants.ofHost(caller.host)!.page.code;
      return ofCode(trace.merchant).answer(request, caller, trace);
    },
    ask: (path, sent, signal) => ofCode(sent[headers.merchant]!).ask(path, sent, signal),
    isReady: async (signal, merchant) => (await Promise.all((merchant ? [ofCode(merchant)] : all).map((one) => one.isReady(signal)))).every(Boolean),
    notes: all.flatMap(({ notes }) => notes),
    close: () => all.forEach((one) => void one.close()),
  };
}
