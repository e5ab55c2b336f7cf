import { createPublicKey } from 'node:crypto';
import type { ParsedMerchant } from './parse.ts';

/** The gateway of a merchant's calls, and its RSA key, PEM. */
export interface GatewayRoute {
  url: string;
  publicKey: string;
}

const variables = { url: 'GATEWAY_URL', publicKey: 'GATEWAY_PUBLIC_KEY' } as const;

/** Faults of a value, as a sentence without its name; that of an address does not repeat a password. */
const faultOf: Record<keyof GatewayRoute, (value: string) => string | undefined> = {
  url(address) {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) return `is no address: ${address}`;
    return url.username || url.password || url.search || url.hash ? 'has a user, a password, a query or a fragment, and none of them would be sent' : undefined;
  },
  publicKey(pem) {
    if (!pem.startsWith('-----BEGIN PUBLIC KEY-----')) return 'is no public key in PEM: it begins with -----BEGIN PUBLIC KEY-----';
    try {
      return createPublicKey(pem).asymmetricKeyType === 'rsa' ? undefined : 'is no RSA key';
    } catch {
      return 'is no public key in PEM: the text between its first and its last line cannot be read';
    }
  },
};

/** Faults of the values in files, a line each. */
function ownFaults(parsed: readonly ParsedMerchant[], field: keyof GatewayRoute, common: ReadonlyMap<string, string>): string[] {
  const own = parsed.flatMap(({ file, gateway }) => [
    [`${file}: gateway.${field}`, gateway[field]] as const,
    ...(field === 'publicKey' ? gateway.keys ?? [] : []).map(({ id, publicKey }) => [`${file}: gateway.keys ${id}`, publicKey] as const),
  ]);
  const values = new Map<string, string | undefined>([...common, ...own]);
  return Array.from(values, ([name, value]) => ({ name, fault: value && faultOf[field](value) })).filter(({ fault }) => fault).map(({ name, fault }) => `${name} ${fault}`);
}

/** Faults of the gateways in files, a line each; a file without one uses the environment's. */
export const gatewayFaults = (parsed: readonly ParsedMerchant[]): string[] => (['url', 'publicKey'] as const).flatMap((field) => ownFaults(parsed, field, new Map()));

/** The gateway of each merchant by its code: its file's own, or `otherwise`. Throws, with a line for each value that is missing or wrong, naming its file or variable. */
export function gatewayRoutes(parsed: readonly ParsedMerchant[], otherwise: Partial<GatewayRoute>): Map<string, GatewayRoute> {
  // Environment variables often contain a line break as `\n`.
  const common: GatewayRoute = { url: otherwise.url ?? '', publicKey: (otherwise.publicKey ?? '').replaceAll(String.raw`\n`, '\n') };
  const routes = new Map(parsed.map(({ code, gateway: { url = common.url, publicKey, keys } }) => [code, { url, publicKey: keys?.[0]?.publicKey ?? publicKey ?? common.publicKey }]));
  const faults = (['url', 'publicKey'] as const).flatMap((field) => {
    const wrong = ownFaults(parsed, field, new Map([[variables[field], common[field]]]));
    const files = parsed.filter(({ code }) => !routes.get(code)![field]).map(({ file }) => file);
    if (files.length) wrong.push(`${variables[field]} is not set, and these name no gateway.${field}: ${files.join(', ')}`);
    return wrong;
  });
  if (faults.length) throw new Error(faults.join('\n'));
  return routes;
}
