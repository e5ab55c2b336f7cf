import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileFault } from './parse.ts';
import type { MerchantFiles } from './parse.ts';

/** Of editors, which complete a file by it. */
const schema = '.schema.json';

/** The `.json` files of a folder, by path, in the order of their names; hidden ones are other programs'. One that is no JSON in UTF-8 is a `FileFault`. Throws where there is none. */
export function readMerchantFolder(folder: string): MerchantFiles {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith(schema) && !name.startsWith('.')).toSorted();
  } catch {
    throw new Error(`MERCHANTS is no folder that can be read: ${folder}`);
  }
  if (!names.length) throw new Error(`MERCHANTS has no .json file: ${folder}`);
  return Object.fromEntries(names.map((name) => [join(folder, name), withWellKnown(readJson(join(folder, name)), join(folder, name.slice(0, -'.json'.length), '.well-known'))]));
}

function faultOf(error: unknown): string {
  if (error instanceof SyntaxError) return `is no JSON: ${error.message.replaceAll(/\s+/g, ' ')}`;
  return error instanceof TypeError ? 'is not in UTF-8' : 'cannot be read';
}

/** A merchant with the files that lie in its own folder: `azul/.well-known/security.txt` beside `azul.json`. */
function withWellKnown(content: unknown, folder: string): unknown {
  if (!existsSync(folder) || typeof content !== 'object' || content === null || content instanceof FileFault) return content;
  try {
    const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    return { ...content, wellKnown: { ...(content as { wellKnown?: object }).wellKnown, ...files } };
  } catch {
    return new FileFault(`${folder} cannot be read`);
  }
}

function readJson(file: string): unknown {
  try {
    // Without its byte order mark, which some editors write.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))) as unknown;
  } catch (error) {
    return new FileFault(faultOf(error));
  }
}
