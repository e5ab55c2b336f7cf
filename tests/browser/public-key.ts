import { gatewayKeysPath, type GatewayKey } from '../../src/contract/gateway-keys.ts';

/** The public key of the gateway behind an edge, PEM. */
export async function publicKeyAt(address: string): Promise<string> {
  const [key] = (await (await fetch(address + gatewayKeysPath)).json()) as GatewayKey[];
  if (!key?.publicKey) throw new Error(`${address} serves no public key`);
  return key.publicKey;
}
