const importLine = /^import \{ ([^}]+) \} from '\.\/([\w-]+)\.js';\n/gm;
const exportWord = /^export (?=(?:async )?(?:const|function) (\w+))/gm;

/** Ends the script of every page. */
const common = 'in-frame';

/** Comments that fill lines, and indents: no text of a script goes over a line. */
const lean = (source: string): string => source.replaceAll(/^\s*(?:\/\/.*|\/\*\*[\s\S]*?\*\/)\n/gm, '').replaceAll(/^\s+/gm, '');

const variable = (name: string): string => `_${name.replaceAll('-', '_')}`;

/** A module as a function's body, whose imports are values of the modules before it and whose exports are its own. */
function wrap(name: string, source: string): string {
  const exported: string[] = [];
  const body = source
    .replaceAll(importLine, (_, names: string, from: string) => `const { ${names} } = ${variable(from)};\n`)
    .replaceAll(exportWord, (_, declared: string) => (exported.push(declared), ''));
  if (/^(import|export)\b/m.test(body)) throw new Error(`${name}.js imports or exports in a way that is not known here`);
  return `const ${variable(name)} = (() => {\n${body}return { ${exported.join(', ')} };\n})();\n`;
}

/**
 * Makes one script of each module that no other imports, with all that it imports: on a slow line a dozen files, found one
 * after the other, take seconds. Modules export constants and functions alone.
 */
export function bundleScripts(files: ReadonlyMap<string, string>): Map<string, string> {
  const sources = new Map([...files].map(([file, source]) => [file.slice(0, -'.js'.length), source]));
  const importsOf = (name: string) => Array.from(sources.get(name)!.matchAll(importLine), ([, , from]) => from!);
  const imported = new Set([...sources.keys()].flatMap(importsOf));
  const bundle = (name: string, done = new Set<string>()): string => {
    if (done.has(name)) return '';
    done.add(name);
    return importsOf(name).map((from) => bundle(from, done)).join('') + wrap(name, sources.get(name)!);
  };
  const pages = [...sources.keys()].filter((name) => !imported.has(name) && name !== common);
  return new Map(pages.map((page) => {
    const done = new Set<string>();
    return [page, lean(bundle(page, done) + bundle(common, done))];
  }));
}
