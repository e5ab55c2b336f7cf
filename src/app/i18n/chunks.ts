/**
 * Strings that are asked for together, in each language: JSON holds no comment that could declare a chunk.
 * `over-pages` is for what opens over any page, `any-screen` for the first screen after home.
 */
const stringChunks: Readonly<Record<string, string>> = { install: 'over-pages', ageGate: 'over-pages', states: 'any-screen', common: 'any-screen' };

/** The chunk of a strings file, as `strings/pt-any-screen`; none for a namespace that is a file by itself. */
export function stringChunkOf(path: string): string | undefined {
  const [, language, namespace] = /\/i18n\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const chunk = stringChunks[namespace ?? ''];
  return chunk && `strings/${language}-${chunk}`;
}
