import type { LostParts } from './reload.ts';

/** The event of a chunk or a style sheet that failed to load; its `detail` is the error. */
export const chunkLost = 'chunk-lost';

/** By address: resolves once a style sheet is there, and at once for a script. */
const wanted = new Map<string, Promise<void>>();

async function want(part: string): Promise<void> {
  const href = `/${part}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  const isStyle = part.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isStyle) return;
  const came = await new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  if (came) return;
  // Removed, so that the next try requests it again.
  link.remove();
  wanted.delete(part);
  throw new Error(`not loaded: ${href}`);
}

function ask(part: string): Promise<void> {
  const coming = wanted.get(part) ?? want(part);
  wanted.set(part, coming);
  return coming;
}

/**
 * Loads a chunk, all at once with its style sheets and the scripts it imports, whose addresses the build passes as
 * `parts`. Rejects when one of them fails to load; the next try requests it again. It replaces Vite's own preload
 * function (src/build/aliases.ts).
 */
export const loadParts = <Module>(load: () => Promise<Module>, parts: readonly string[] = []): Promise<Module> =>
  Promise.all([load(), Promise.all(parts.map(ask))])
    .then(([module]) => module)
    .catch((error: unknown) => {
      dispatchEvent(new CustomEvent(chunkLost, { detail: error }));
      throw error instanceof Error ? Object.assign(error, { parts } satisfies LostParts) : error;
    });
