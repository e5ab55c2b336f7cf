import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adapted } from './adapter.ts';
import type { Send } from '../gateway-client.ts';
import type { Adapter } from './adapter.ts';

/**
 * Wraps the sender to the gateway in the adapter that the module at `path` exports by default; undefined without a path.
 * The path is relative to the working folder. Rejects with a sentence for the person who starts the edge. A worker cannot
 * load modules by name: import the adapter there and use `adapted`.
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
