import { gateway } from './gateway.ts';
import { gatewayMerchants } from './merchants.ts';
import type { Upstream } from './upstream.ts';

/** The platform that the environment names: a gateway, or none and then the platform in a box. */
export async function upstreamOf(environment: NodeJS.ProcessEnv): Promise<Upstream> {
  const url = environment.GATEWAY_URL;
  if (url) {
    if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`GATEWAY_URL is no address: ${url}`);
    return gateway({ url, merchants: gatewayMerchants(environment.GATEWAY_PUBLIC_KEY ?? '') });
  }
  const { sandbox } = await import('./sandbox.ts');
  return sandbox({ file: environment.DATA || undefined, publicUrl: environment.PUBLIC_URL || undefined });
}

/** Says where it is, and who may log in. */
export function greet(upstream: Upstream, port: number): void {
  const address = `http://localhost:${port}`;
  const lines: (readonly [string, string])[] = [['Leve', address], ...upstream.notes];
  if (upstream.segments.includes('sandbox')) lines.push(['console', `${address}/sandbox`]);
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
