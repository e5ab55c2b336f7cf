import { existsSync } from 'node:fs';
import { readBuild } from './node/build.ts';
import { readMerchantFolder } from './merchants/folder.ts';
import { gatewayFaults } from './merchants/gateway-routes.ts';
import { findMerchants } from './merchants/parse.ts';
import type { PackOf } from './merchants/strings.ts';

/** The strings of a build; undefined without a build, when own strings are not checked. */
async function packsOf(build: string): Promise<PackOf | undefined> {
  if (!existsSync(`${build}/pages.json`)) return undefined;
  const { renderer } = await readBuild(build);
  await renderer.prepareRender();
  return renderer.packOf;
}

/** Checks the merchants' files in a folder, own strings by those of a build, and prints a line per fault. Resolves to the exit code. */
export async function check(folder: string, build: string): Promise<number> {
  let faults: readonly string[];
  let names = '';
  try {
    const found = findMerchants(readMerchantFolder(folder), [], await packsOf(build));
    faults = [...found.faults, ...gatewayFaults(found.sound)];
    names = found.merchants.map(({ code }) => code).join(', ');
  } catch (error) {
    faults = [(error as Error).message];
  }
  for (const fault of faults) console.error(fault);
  console.log(faults.length ? `${faults.length} fault${faults.length > 1 ? 's' : ''}` : `all sound: ${names}`);
  return faults.length ? 1 : 0;
}
