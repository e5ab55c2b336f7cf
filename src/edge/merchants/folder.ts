import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileFault, type MerchantFiles } from './parse.ts';

/** Schema files for editors' completion. */
const schema = '.schema.json';

/** The `.json` files of a folder, by path, sorted by name; hidden ones are ignored. A file that is no UTF-8 JSON becomes a `FileFault`. Throws without a readable folder. */
export function readMerchantFolder(folder: string): MerchantFiles {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith(schema) && !name.startsWith('.')).toSorted();
  } catch {
    throw new Error(`MERCHANTS is no folder that can be read: ${folder}`);
  }
  if (!names.length) throw new Error(`MERCHANTS has no .json file: ${folder}`);
  return Object.fromEntries(names.map((name) => [join(folder, name), withFolder(readJson(join(folder, name)), join(folder, name.slice(0, -'.json'.length)))]));
}

function faultOf(error: unknown): string {
  if (error instanceof SyntaxError) return `is no JSON: ${error.message.replaceAll(/\s+/g, ' ')}`;
  return error instanceof TypeError ? 'is not in UTF-8' : 'cannot be read';
}

type Files = Readonly<Record<string, string>>;

/** The texts of a folder's files by name; empty without the folder. */
const filesOf = (folder: string): Files => (existsSync(folder) ? Object.fromEntries(readdirSync(folder).map((name) => [name, new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, name)))])) : {});

/** Files such as `terms.pt.md` as texts by name and language. Any other file name is a fault. */
function textsOf(files: Files): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const [file, source] of Object.entries(files)) {
    const [name = '', language = '', ending] = file.split('.');
    if (ending !== 'md' || !/^[a-z]/.test(name)) throw new FileFault(`texts/${file}: its name must be such as terms.pt.md`);
    (texts[name] ??= {})[language] = source;
  }
  return texts;
}

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', woff2: 'font/woff2' };

/** A picture or font of the folder as the field of that name; empty if there is none. */
function dataOf(folder: string, name: string, field: string): Record<string, string> {
  const file = join(folder, name);
  if (!existsSync(file)) return {};
  return { [field]: `data:${types[name.split('.').at(-1)!]};base64,${readFileSync(file).toString('base64')}` };
}

/** The strings of a file such as `strings/pt.json`. */
function stringsIn(name: string, source: string): object {
  try {
    return JSON.parse(source) as object;
  } catch (error) {
    throw new FileFault(`strings/${name}: is no JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`, { cause: error });
  }
}

/** A merchant with the files of its own folder, such as `azul/.well-known/security.txt` beside `azul.json`. */
function withFolder(content: unknown, folder: string): unknown {
  if (!existsSync(folder) || typeof content !== 'object' || content === null || content instanceof FileFault) return content;
  const named = content as { wordMark?: object; fonts?: object; wellKnown?: object; texts?: Record<string, object>; strings?: Record<string, object> };
  try {
    const texts = Object.entries(textsOf(filesOf(join(folder, 'texts')))).map(([name, byLanguage]) => [name, { ...named.texts?.[name], ...byLanguage }]);
    const strings = Object.entries(filesOf(join(folder, 'strings'))).map(([name, own]) => [name.replace(/\.json$/, ''), { ...named.strings?.[name.replace(/\.json$/, '')], ...stringsIn(name, own) }]);
    const wordMark = { ...named.wordMark, ...dataOf(folder, 'wordmark-dark.svg', 'dark'), ...dataOf(folder, 'wordmark-light.svg', 'light') };
    const fonts = { ...named.fonts, ...dataOf(folder, 'font.woff2', 'regular'), ...dataOf(folder, 'font-bold.woff2', 'bold') };
    return { ...content, ...dataOf(folder, 'share.png', 'share'), ...(Object.keys(wordMark).length && { wordMark }), ...(Object.keys(fonts).length && { fonts }), strings: { ...named.strings, ...Object.fromEntries(strings) }, wellKnown: { ...named.wellKnown, ...filesOf(join(folder, '.well-known')) }, texts: { ...named.texts, ...Object.fromEntries(texts) } };
  } catch (error) {
    return error instanceof FileFault ? error : new FileFault(`${folder} cannot be read, or not as UTF-8`);
  }
}

function readJson(file: string): unknown {
  try {
    // Decoded without the byte order mark that some editors write.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))) as unknown;
  } catch (error) {
    return new FileFault(faultOf(error));
  }
}
