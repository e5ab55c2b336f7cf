import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adaptedByMerchant, type Adapter } from './adapter.ts';
import type { Send } from '../gateway-client.ts';

async function loadOne(path: string): Promise<Adapter> {
  const file = resolve(path);
  let loaded: { default?: Partial<Adapter> };
  try {
    loaded = await import(pathToFileURL(file).href) as typeof loaded;
  } catch (error) {
    throw new Error(`GATEWAY_ADAPTER cannot be loaded from ${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const { request, response, other } = loaded.default ?? {};
  if (typeof request !== 'function' || typeof response !== 'function') {
    throw new Error(`GATEWAY_ADAPTER has no default export with request and response: ${file}`);
  }
  if (other !== undefined && typeof other !== 'function') throw new Error(`GATEWAY_ADAPTER has an other that is no function: ${file}`);
  return { request, response, ...(other && { other }) };
}

/** A merchant's code before the path of its adapter: `azul:azul.ts`. */
const ofMerchant = /^([a-z0-9][a-z0-9-]{0,31}):(.+)$/;

/**
 * Loads the adapter that the module at a path exports by default, or one per merchant:
 * `azul:azul.ts,azul-trial:azul.ts,others.ts`. Undefined without a path; paths are relative to the working folder.
 * Rejects with a sentence for the operator. A worker cannot load modules by name: import the adapter there and use
 * `adapted`.
 */
export async function loadAdapter(paths: string | undefined): Promise<((send: Send) => Send) | undefined> {
  const named = (paths ?? '').split(',').map((path) => path.trim()).filter(Boolean);
  if (!named.length) return undefined;
  const adapters = new Map<string, Adapter>();
  let others: Adapter | undefined;
  for (const entry of named) {
    const [, code, path] = ofMerchant.exec(entry) ?? [];
    if (code) adapters.set(code, await loadOne(path!));
    else if (others) throw new Error(`GATEWAY_ADAPTER names two adapters without a merchant: ${entry}`);
    else others = await loadOne(entry);
  }
  return (send) => adaptedByMerchant(adapters, others, send);
}
