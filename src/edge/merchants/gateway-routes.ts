import type { ParsedMerchant } from './parse.ts';

/** The gateway of a merchant's calls, and its RSA key, PEM. */
export interface GatewayRoute {
  url: string;
  publicKey: string;
}

const variables = { url: 'GATEWAY_URL', publicKey: 'GATEWAY_PUBLIC_KEY' } as const;

/** The gateway of each merchant by its code: its file's own, or `otherwise`. Throws, with a line for each that is missing, naming the files. */
export function gatewayRoutes(parsed: readonly ParsedMerchant[], otherwise: Partial<GatewayRoute>): Map<string, GatewayRoute> {
  if (otherwise.url && !(URL.canParse(otherwise.url) && /^https?:/.test(otherwise.url))) throw new Error(`GATEWAY_URL is no address: ${otherwise.url}`);
  if (otherwise.publicKey && !otherwise.publicKey.startsWith('-----BEGIN PUBLIC KEY-----')) throw new Error('GATEWAY_PUBLIC_KEY is no public key in PEM: it begins with -----BEGIN PUBLIC KEY-----');
  const routes = new Map(parsed.map(({ code, gateway }) => {
    // In an environment a line break is often written out.
    const { url = otherwise.url ?? '', publicKey = (otherwise.publicKey ?? '').replaceAll(String.raw`\n`, '\n') } = gateway;
    return [code, { url, publicKey }];
  }));
  const faults = (['url', 'publicKey'] as const).flatMap((field) => {
    const files = parsed.filter(({ code }) => !routes.get(code)![field]).map(({ file }) => file);
    return files.length ? [`${variables[field]} is not set, and these name no gateway.${field}: ${files.join(', ')}`] : [];
  });
  if (faults.length) throw new Error(faults.join('\n'));
  return routes;
}
