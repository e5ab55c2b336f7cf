import { createEdge, type Edge } from '../edge.ts';
import { readHeaders } from '../forwarded-headers.ts';
import { readPages } from '../gateway.ts';
import { gateways } from '../gateways.ts';
import { gatewayRoutes } from '../merchants/gateway-routes.ts';
import { createMerchants } from '../merchants/merchants.ts';
import { parseMerchants, type MerchantFiles } from '../merchants/parse.ts';
import { readyMadeFiles } from '../merchants/ready-made.ts';
import type { Answered } from '../observe.ts';
// From the deployed build: run `npm run build` first.
import * as renderer from '../../../dist/render.mjs';
import { bindBuild, type StaticFiles } from './build.ts';
import { workerPictures } from './pictures.ts';

/** Variables of wrangler.jsonc, and the secrets. */
interface Settings {
  ASSETS: StaticFiles;
  GATEWAY_URL?: string;
  GATEWAY_PUBLIC_KEY?: string;
  GATEWAY_PAGES?: string;
  GATEWAY_HEADERS?: string;
  /** `cloudflare` where that network is in front of the worker: only there CF-Connecting-IP cannot be forged */
  NETWORK?: string;
  /** `cloudflare` where image transformations are enabled for this zone */
  PICTURES?: string;
  MERCHANT?: string;
  MERCHANTS?: MerchantFiles;
  LOG?: string;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

async function start({ ASSETS, GATEWAY_URL, GATEWAY_PUBLIC_KEY, GATEWAY_PAGES, GATEWAY_HEADERS, PICTURES, MERCHANT, MERCHANTS, LOG }: Settings): Promise<Edge> {
  await renderer.prepareRender();
  const parsed = parseMerchants(MERCHANTS ?? readyMadeFiles, renderer.packOf);
  const routes = gatewayRoutes(parsed, { url: GATEWAY_URL, publicKey: GATEWAY_PUBLIC_KEY });
  const merchants = createMerchants(parsed, ({ code }) => routes.get(code)!.publicKey, MERCHANT);
  return createEdge({
    machine: await bindBuild(ASSETS, renderer),
    upstream: gateways(routes, merchants, { pages: readPages(GATEWAY_PAGES), headers: readHeaders(GATEWAY_HEADERS) }),
    merchants,
    pictures: workerPictures((code) => routes.get(code)!.url, PICTURES === 'cloudflare'),
    ...(LOG === 'json' && { observer: (answered: Answered) => console.log(JSON.stringify(answered)) }),
  });
}

let edge: Edge | undefined;

export default {
  async fetch(request: Request, settings: Settings, context: Context): Promise<Response> {
    try {
      // Once per isolate; not as a promise, which would end with the request that started it.
      edge ??= await start(settings);
    } catch (error) {
      console.error(`Leve did not start: ${(error as Error).message}`);
      return new Response('The edge is not configured', { status: 503 });
    }
    const { protocol, host } = new URL(request.url);
    const address = settings.NETWORK === 'cloudflare' ? (request.headers.get('CF-Connecting-IP') ?? '') : '';
    return edge(request, { address, proto: protocol === 'https:' ? 'https' : 'http', host }, (work) => context.waitUntil(work));
  },
};
