import { gateway } from './gateway.ts';
import { gatewayMerchants } from './merchants.ts';
import type { Upstream } from './upstream.ts';

/** The platform that the environment names: a gateway, or none and then the platform in a box, with its data in `file` by default. */
export async function upstreamOf(environment: NodeJS.ProcessEnv, file: string): Promise<Upstream> {
  const url = environment.GATEWAY_URL;
  if (url) {
    if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`GATEWAY_URL is no address: ${url}`);
    return gateway({ url, merchants: gatewayMerchants(environment.GATEWAY_PUBLIC_KEY ?? '') });
  }
  const { sandbox } = await import('./sandbox.ts');
  const { DATA, PUBLIC_URL, SEED, TRUSTED_PROXIES, CONSOLE_TOKEN } = environment;
  return sandbox({
    file: DATA || file, publicUrl: PUBLIC_URL, seed: SEED ? Number(SEED) : undefined, trustedProxies: TRUSTED_PROXIES, consoleToken: CONSOLE_TOKEN || undefined,
  });
}

/** Says where it is, and who may log in. */
export function greet(upstream: Upstream, port: number): void {
  const address = `http://localhost:${port}`;
  const lines: (readonly [string, string])[] = [['Leve', address], ...upstream.notes];
  if (upstream.consolePath) lines.push(['console', address + upstream.consolePath]);
  for (const [label, value] of lines) console.log(`${label.padEnd(8)} ${value}`);
}

/** Runs `start`; what goes wrong is one line for the person who started it. */
export async function startOrSay(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(`Leve did not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
