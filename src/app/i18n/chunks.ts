/**
 * Chunks of strings that are loaded together, in each language: JSON has no comments that could declare a chunk.
 * `over-pages` serves overlays on any page, `any-screen` the first screen after home.
 */
const stringChunks: Readonly<Record<string, string>> = { install: 'over-pages', ageGate: 'over-pages', states: 'any-screen', common: 'any-screen' };

/** The chunk of a strings file, e.g. `strings/pt-any-screen`; undefined for a namespace with a file of its own. */
export function stringChunkOf(path: string): string | undefined {
  const [, language, namespace] = /\/i18n\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const chunk = stringChunks[namespace ?? ''];
  return chunk && `strings/${language}-${chunk}`;
}
