import type { AppLanguage } from '../contract/languages.ts';
import { readBuild } from './node/build.ts';

/** A pack's strings by key: `{ "footer.home": "Início" }`. */
const flat = (pack: object, before: string): [string, string][] =>
  Object.entries(pack).flatMap(([name, value]): [string, string][] => (typeof value === 'object' ? flat(value as object, `${before}${name}.`) : [[before + name, value as string]]));

/** All strings of a build in a language, as a merchant's file of strings has them: what a translator begins with. */
export async function tellStrings(language: AppLanguage, build: string): Promise<string> {
  const { renderer } = await readBuild(build);
  await renderer.prepareRender();
  const strings = renderer.packNames().toSorted().flatMap((namespace) => flat(renderer.packOf(language, namespace)!, `${namespace}:`));
  return JSON.stringify(Object.fromEntries(strings), null, 2);
}
