import { hydrated } from '../scheduling/hydrated.ts';

/**
 * Loads a chunk by the `modulepreload` link that the page holds, e.g. `screens/home`. The first screen is loaded this
 * way: the list of all chunks grows with every screen and is no part of the first load. Its style stands in the page; later
 * links are those of `loadParts`, and say nothing of the style of what they name.
 */
export function namedChunk<Module>(name: string): Promise<Module> | undefined {
  if (import.meta.env.SSR || hydrated.peek()) return undefined;
  const link = document.querySelector<HTMLLinkElement>(`link[rel=modulepreload][href*="/${name}-"]`);
  return link ? (import(/* @vite-ignore */ link.href) as Promise<Module>) : undefined;
}
