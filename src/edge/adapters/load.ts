import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Adapter } from './adapter.ts';

/**
 * The adapter that a module has as its default export; `path` is of the file, from the working folder on. Rejects with
 * a sentence for whoever starts the edge. Where modules cannot be loaded by name, as in a worker, import it instead.
 */
export async function loadAdapter(path: string): Promise<Adapter> {
  const file = isAbsolute(path) ? path : resolve(path);
  let loaded: { default?: Partial<Adapter> };
  try {
    loaded = await import(pathToFileURL(file).href) as typeof loaded;
  } catch (error) {
    throw new Error(`GATEWAY_ADAPTER cannot be loaded: ${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const { request, response } = loaded.default ?? {};
  if (typeof request !== 'function' || typeof response !== 'function') throw new Error(`GATEWAY_ADAPTER has no default export with request and response: ${file}`);
  return { request, response };
}
