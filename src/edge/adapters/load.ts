import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adapted } from './adapter.ts';
import type { Send } from '../gateway-client.ts';
import type { Adapter } from './adapter.ts';

/**
 * Puts the adapter that the module at `path` exports by default before what sends to the gateway; none without a path,
 * which is read from the working folder on. Rejects with a sentence for whoever starts the edge. Where modules cannot
 * be loaded by name, as in a worker, import the adapter and use `adapted`.
 */
export async function loadAdapter(path: string | undefined): Promise<((send: Send) => Send) | undefined> {
  if (!path) return undefined;
  const file = resolve(path);
  let loaded: { default?: Partial<Adapter> };
  try {
    loaded = await import(pathToFileURL(file).href) as typeof loaded;
  } catch (error) {
    throw new Error(`GATEWAY_ADAPTER cannot be loaded from ${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const { request, response } = loaded.default ?? {};
  if (typeof request !== 'function' || typeof response !== 'function') {
    throw new Error(`GATEWAY_ADAPTER has no default export with request and response: ${file}`);
  }
  return (send) => adapted({ request, response }, send);
}
