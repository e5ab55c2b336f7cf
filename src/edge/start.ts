import { loadAdapter } from './adapters/load.ts';
import { readHeaders } from './forwarded-headers.ts';
import { readPages } from './gateway.ts';
import { gateways } from './gateways.ts';
import { gatewayRoutes } from './merchants/gateway-routes.ts';
import { readMerchantFolder } from './merchants/folder.ts';
import { createMerchants } from './merchants/merchants.ts';
import type { Merchants } from './merchants/merchants.ts';
import { parseMerchants } from './merchants/parse.ts';
import { readyMadeFiles } from './merchants/ready-made.ts';
import { pooledClient } from './node/pooled-client.ts';
import type { Upstream } from './upstream.ts';

/**
 * The merchants of the folder that the environment names, and the platform behind them: a gateway where one is named, or
 * else the platform in a box, with its data in `file` where the environment does not say. Throws with a line for each fault.
 */
export async function platformOf(environment: NodeJS.ProcessEnv, file?: string): Promise<{ upstream: Upstream; merchants: Merchants }> {
  const { MERCHANTS, MERCHANT, GATEWAY_URL, GATEWAY_PUBLIC_KEY, GATEWAY_ADAPTER, GATEWAY_PAGES, GATEWAY_HEADERS, DATA, PUBLIC_URL, SEED, CONSOLE_TOKEN, AUTH_EMULATOR } = environment;
  // It is empty where the variable of the deployment is missing: the platform in a box would run in service.
  if (GATEWAY_URL?.trim() === '') throw new Error('GATEWAY_URL is set and empty: give it the address of the gateway, or remove it');
  const parsed = parseMerchants(MERCHANTS ? readMerchantFolder(MERCHANTS) : readyMadeFiles);
  if (GATEWAY_URL || parsed.some(({ gateway }) => gateway.url)) {
    const routes = gatewayRoutes(parsed, { url: GATEWAY_URL, publicKey: GATEWAY_PUBLIC_KEY });
    const merchants = createMerchants(parsed, ({ code }) => routes.get(code)!.publicKey, MERCHANT);
    return { upstream: gateways(routes, merchants, { pages: readPages(GATEWAY_PAGES), headers: readHeaders(GATEWAY_HEADERS), adapt: await loadAdapter(GATEWAY_ADAPTER), client: pooledClient }), merchants };
  }
  const { sandbox } = await import('./sandbox.ts');
  const { upstream, publicKey } = await sandbox({
    file: DATA || file, publicUrl: PUBLIC_URL, seed: SEED ? Number(SEED) : undefined, consoleToken: CONSOLE_TOKEN || undefined, allowsEmulator: AUTH_EMULATOR === 'on', merchants: parsed,
  });
  return { upstream, merchants: createMerchants(parsed, () => publicKey, MERCHANT) };
}

/** Prints the address and the accounts that can log in. */
export function greet(upstream: Upstream, port: number, host = 'localhost'): void {
  // All addresses of this machine: its own name stands for them.
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const lines: (readonly [string, string])[] = [['Leve', address], ...upstream.notes];
  if (upstream.consolePath) lines.push(['console', address + upstream.consolePath]);
  for (const [label, value] of lines) console.log(`${label.padEnd(8)} ${value}`);
}

/** Runs `start`; if it fails, prints one line and ends with status 1. */
export async function startOrSay(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(`Leve did not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
