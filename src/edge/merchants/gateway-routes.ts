import type { ParsedMerchant } from './parse.ts';

/** Where a merchant's calls go, and its RSA key, PEM. */
export interface GatewayRoute {
  url: string;
  publicKey: string;
}

/** The gateway of each merchant by its code: its file's own, or `otherwise`. Throws, naming file and field, where neither says. */
export function gatewayRoutes(parsed: readonly ParsedMerchant[], otherwise: Partial<GatewayRoute>): Map<string, GatewayRoute> {
  if (otherwise.url && !(URL.canParse(otherwise.url) && /^https?:/.test(otherwise.url))) throw new Error(`GATEWAY_URL is no address: ${otherwise.url}`);
  const faults: string[] = [];
  const routes = new Map(parsed.map(({ file, code, gateway }) => {
    // In an environment a line break is often written out.
    const { url = otherwise.url ?? '', publicKey = (otherwise.publicKey ?? '').replaceAll(String.raw`\n`, '\n') } = gateway;
    if (!url) faults.push(`${file}: gateway.url: is missing, and GATEWAY_URL is not set`);
    if (!publicKey) faults.push(`${file}: gateway.publicKey: is missing, and GATEWAY_PUBLIC_KEY is not set`);
    return [code, { url, publicKey }];
  }));
  if (faults.length) throw new Error(faults.join('\n'));
  return routes;
}
