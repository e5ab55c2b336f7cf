import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantFiles } from './parse.ts';

/** The `.json` files of a folder, by path, in the order of their names. Throws, naming the file, where one is no JSON. */
export function readMerchantFolder(folder: string): MerchantFiles {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json')).toSorted();
  } catch {
    throw new Error(`MERCHANTS is no folder that can be read: ${folder}`);
  }
  if (!names.length) throw new Error(`MERCHANTS has no .json file: ${folder}`);
  return Object.fromEntries(names.map((name) => [join(folder, name), readJson(join(folder, name))]));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'cannot be read'}`, { cause: error });
  }
}
