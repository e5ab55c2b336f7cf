// @chunk entry
/**
 * A chunk that the page itself names in a `modulepreload` link, as `screens/home`.
 * The first screen comes this way: the lists of all chunks grow with every screen and come later.
 */
export function namedChunk<Module>(name: string): Promise<Module> | undefined {
  if (import.meta.env.SSR) return undefined;
  const link = document.querySelector<HTMLLinkElement>(`link[rel=modulepreload][href*="/${name}-"]`);
  return link ? (import(/* @vite-ignore */ link.href) as Promise<Module>) : undefined;
}
