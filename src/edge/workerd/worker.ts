import { createEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { readPages } from '../gateway.ts';
import { gateways } from '../gateways.ts';
import { gatewayRoutes } from '../merchants/gateway-routes.ts';
import { createMerchants } from '../merchants/merchants.ts';
import { parseMerchants } from '../merchants/parse.ts';
import type { MerchantFiles } from '../merchants/parse.ts';
import { readyMadeFiles } from '../merchants/ready-made.ts';
import type { Answered } from '../observe.ts';
import { bindBuild } from './build.ts';
import type { StaticFiles } from './build.ts';

/** Variables of wrangler.jsonc, and the secrets. */
interface Settings {
  ASSETS: StaticFiles;
  GATEWAY_URL?: string;
  GATEWAY_PUBLIC_KEY?: string;
  GATEWAY_PAGES?: string;
  MERCHANT?: string;
  MERCHANTS?: MerchantFiles;
  LOG?: string;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

async function start({ ASSETS, GATEWAY_URL, GATEWAY_PUBLIC_KEY, GATEWAY_PAGES, MERCHANT, MERCHANTS, LOG }: Settings): Promise<Edge> {
  const parsed = parseMerchants(MERCHANTS ?? readyMadeFiles);
  const routes = gatewayRoutes(parsed, { url: GATEWAY_URL, publicKey: GATEWAY_PUBLIC_KEY });
  const merchants = createMerchants(parsed, ({ code }) => routes.get(code)!.publicKey, MERCHANT);
  return createEdge({
    machine: await bindBuild(ASSETS),
    upstream: gateways(routes, merchants, { pages: readPages(GATEWAY_PAGES) }),
    merchants,
    ...(LOG === 'json' && { observer: (answered: Answered) => console.log(JSON.stringify(answered)) }),
  });
}

let edge: Edge | undefined;

export default {
  async fetch(request: Request, settings: Settings, context: Context): Promise<Response> {
    try {
      // Once for each isolate; not as a promise, which would end with the request that began it.
      edge ??= await start(settings);
    } catch (error) {
      console.error(`Leve did not start: ${(error as Error).message}`);
      return new Response('The edge is not configured', { status: 503 });
    }
    const { protocol, host } = new URL(request.url);
    const address = request.headers.get('CF-Connecting-IP') ?? '';
    return edge(request, { address, proto: protocol === 'https:' ? 'https' : 'http', host }, (work) => context.waitUntil(work));
  },
};
