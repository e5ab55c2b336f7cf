import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantFiles } from './parse.ts';

/** The `.json` files of a folder, by path, in the order of their names; hidden ones are other programs'. Throws, naming the file, where one is no JSON in UTF-8. */
export function readMerchantFolder(folder: string): MerchantFiles {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.')).toSorted();
  } catch {
    throw new Error(`MERCHANTS is no folder that can be read: ${folder}`);
  }
  if (!names.length) throw new Error(`MERCHANTS has no .json file: ${folder}`);
  return Object.fromEntries(names.map((name) => [join(folder, name), readJson(join(folder, name))]));
}

function faultOf(error: unknown): string {
  if (error instanceof SyntaxError) return `is no JSON: ${error.message.replaceAll(/\s+/g, ' ')}`;
  return error instanceof TypeError ? 'is not in UTF-8' : 'cannot be read';
}

function readJson(file: string): unknown {
  try {
    // Without its byte order mark, which some editors write.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))) as unknown;
  } catch (error) {
    throw new Error(`${file}: ${faultOf(error)}`, { cause: error });
  }
}
