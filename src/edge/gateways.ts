import { headers } from '../contract/headers.ts';
import { gateway, type GatewayOptions } from './gateway.ts';
import type { GatewayRoute } from './merchants/gateway-routes.ts';
import type { Merchants } from './merchants/merchants.ts';
import type { Upstream } from './upstream.ts';

/** Gateway routes by merchant code. */
export type GatewayRoutes = ReadonlyMap<string, GatewayRoute>;

/** The merchants' gateways, which can be replaced. */
export interface ChangingGateways extends Upstream {
  replace(routes: GatewayRoutes): void;
}

/**
 * The gateways of all merchants as one: a phone's call goes to the gateway of its host's merchant, the edge's own call
 * to that of the merchant in its header.
 */
export function gateways(first: GatewayRoutes, merchants: Merchants, options: Omit<GatewayOptions, 'url'> = {}): ChangingGateways {
  let routes: GatewayRoutes = new Map();
  let byUrl = new Map<string, Upstream>();

  function replace(others: GatewayRoutes): void {
    routes = others;
    byUrl = new Map([...routes.values()].map(({ url }) => [url, byUrl.get(url) ?? gateway({ ...options, url })]));
  }
  replace(first);

  const all = (): Upstream[] => [...byUrl.values()];
  /** A merchant whose file was removed has none. */
  const ofCode = (code: string): Upstream => {
    const route = routes.get(code);
    if (!route) throw new Error(`there is no merchant ${code}`);
    return byUrl.get(route.url)!;
  };
  const [one] = all();
  return {
    segments: one!.segments,
    pages: one!.pages,
    answer(request, caller, trace) {
      // The edge has refused unknown hosts.
      trace.merchant = merchants.ofHost(caller.host)!.page.code;
      return ofCode(trace.merchant).answer(request, caller, trace);
    },
    ask: async (path, sent, signal) => ofCode(sent[headers.merchant]!).ask(path, sent, signal),
    isReady: async (signal, merchant) => (await Promise.all((merchant ? [ofCode(merchant)] : all()).map((upstream) => upstream.isReady(signal)))).every(Boolean),
    notes: all().flatMap(({ notes }) => notes),
    close: () => all().forEach((upstream) => void upstream.close()),
    replace,
  };
}
