import type { PageRenderer } from './page-files.ts';
import type { AppLanguage } from '../contract/languages.ts';
import { readBuild } from './node/build.ts';

/** A pack's strings by key: `{ "footer.home": "Início" }`. */
const flat = (pack: object, before: string): [string, string][] =>
  Object.entries(pack).flatMap(([name, value]): [string, string][] => (typeof value === 'object' ? flat(value as object, `${before}${name}.`) : [[before + name, value as string]]));

/** All strings of the app in a language, in the form of a merchant's strings file. */
export const stringsByKey = (language: AppLanguage, { packNames, packOf }: Pick<PageRenderer, 'packNames' | 'packOf'>): Record<string, string> =>
  Object.fromEntries(packNames().toSorted().flatMap((namespace) => flat(packOf(language, namespace)!, `${namespace}:`)));

/** The strings of a build as JSON, for translators. */
export async function tellStrings(language: AppLanguage, build: string): Promise<string> {
  const { renderer } = await readBuild(build);
  await renderer.prepareRender();
  return JSON.stringify(stringsByKey(language, renderer), null, 2);
}
