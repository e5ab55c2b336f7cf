import { loadAdapter } from './adapters/load.ts';
import { readHeaders } from './forwarded-headers.ts';
import { readPages } from './gateway.ts';
import { gateways } from './gateways.ts';
import { gatewayRoutes } from './merchants/gateway-routes.ts';
import { readMerchantFolder } from './merchants/folder.ts';
import { createMerchants, type Merchants } from './merchants/merchants.ts';
import { findMerchants, parseMerchants, type ParsedMerchant } from './merchants/parse.ts';
import type { PackOf } from './merchants/strings.ts';
import { readyMadeFiles } from './merchants/ready-made.ts';
import { pooledClient } from './node/pooled-client.ts';
import type { Upstream } from './upstream.ts';

/** Merchants and the platform behind them, by the environment. */
export interface Started {
  upstream: Upstream;
  merchants: Merchants;
  /** Reloads the merchants' folder; returns a line for each fault. A faulty file keeps its merchant. Undefined if the environment names no folder. */
  readAgain?: () => readonly string[];
}

/**
 * The merchants of the environment's folder, and the platform behind them: a gateway if one is named, else the platform
 * in a box, with its data in `file` unless the environment says otherwise. `packOf` checks own strings. Throws with a
 * line for each fault.
 */
export async function platformOf(environment: NodeJS.ProcessEnv, file?: string, packOf?: PackOf): Promise<Started> {
  const { MERCHANTS, MERCHANT, GATEWAY_URL, GATEWAY_PUBLIC_KEY, GATEWAY_ADAPTER, GATEWAY_PAGES, GATEWAY_HEADERS, DATA, PUBLIC_URL, SEED, CONSOLE_TOKEN, AUTH_EMULATOR } = environment;
  // Empty if the deployment's variable is missing: the platform in a box would run in production.
  if (GATEWAY_URL?.trim() === '') throw new Error('GATEWAY_URL is set and empty: give it the address of the gateway, or remove it');
  let parsed: readonly ParsedMerchant[] = parseMerchants(MERCHANTS ? readMerchantFolder(MERCHANTS) : readyMadeFiles, packOf);

  /** Replaces the merchants by a reload of the folder; returns the faults. */
  const changedBy = (change: (found: readonly ParsedMerchant[]) => void): Pick<Started, 'readAgain'> => MERCHANTS ? {
    readAgain() {
      try {
        const { merchants, faults } = findMerchants(readMerchantFolder(MERCHANTS), parsed, packOf);
        change(merchants);
        parsed = merchants;
        return faults;
      } catch (error) {
        return (error as Error).message.split('\n');
      }
    },
  } : {};

  if (GATEWAY_URL || parsed.some(({ gateway }) => gateway.url)) {
    const routesOf = (found: readonly ParsedMerchant[]) => gatewayRoutes(found, { url: GATEWAY_URL, publicKey: GATEWAY_PUBLIC_KEY });
    const routes = routesOf(parsed);
    const merchants = createMerchants(parsed, ({ code }) => routes.get(code)!.publicKey, MERCHANT);
    const upstream = gateways(routes, merchants, { pages: readPages(GATEWAY_PAGES), headers: readHeaders(GATEWAY_HEADERS), adapt: await loadAdapter(GATEWAY_ADAPTER), client: pooledClient });
    return {
      upstream, merchants,
      ...changedBy((found) => {
        const others = routesOf(found);
        merchants.replace(found, ({ code }) => others.get(code)!.publicKey);
        upstream.replace(others);
      }),
    };
  }
  const { sandbox } = await import('./sandbox.ts');
  const { upstream, publicKey, setMerchants } = await sandbox({
    file: DATA || file, publicUrl: PUBLIC_URL, seed: SEED ? Number(SEED) : undefined, consoleToken: CONSOLE_TOKEN || undefined, allowsEmulator: AUTH_EMULATOR === 'on', merchants: parsed,
  });
  // The box uses the contract's names in sealed bodies, whatever the merchant's gateway will use.
  const boxed = (all: readonly ParsedMerchant[]): ParsedMerchant[] => all.map(({ gateway: { sealedNames: _theirs, ...gateway }, ...merchant }) => ({ ...merchant, gateway }));
  const merchants = createMerchants(boxed(parsed), () => publicKey, MERCHANT);
  return {
    upstream, merchants,
    ...changedBy((found) => {
      if (found.some(({ gateway }) => gateway.url)) throw new Error('a gateway in the place of the platform in a box needs a new start');
      merchants.replace(boxed(found), () => publicKey);
      setMerchants(found);
    }),
  };
}

/** Prints the address and the test accounts. `isKept`: the output is a log, which must not contain the console's token. */
export function greet(upstream: Upstream, port: number, host = 'localhost', further: Upstream['notes'] = [], isKept = false): void {
  // All addresses of this machine: print its own name.
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const lines: (readonly [string, string])[] = [['Leve', address], ...further, ...upstream.notes];
  if (upstream.consolePath) lines.push(['console', address + (isKept ? upstream.consolePath.replace(/\?.*/, '?token=… (CONSOLE_TOKEN)') : upstream.consolePath)]);
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
