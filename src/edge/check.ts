import { readMerchantFolder } from './merchants/folder.ts';
import { gatewayFaults } from './merchants/gateway-routes.ts';
import { findMerchants } from './merchants/parse.ts';

/** Proves the files of merchants in a folder, and prints a line for each fault of each file. Gives the status that the process ends with. */
export function check(folder: string): number {
  let faults: readonly string[];
  let names = '';
  try {
    const found = findMerchants(readMerchantFolder(folder));
    faults = [...found.faults, ...gatewayFaults(found.sound)];
    names = found.merchants.map(({ code }) => code).join(', ');
  } catch (error) {
    faults = [(error as Error).message];
  }
  for (const fault of faults) console.error(fault);
  console.log(faults.length ? `${faults.length} fault${faults.length > 1 ? 's' : ''}` : `all sound: ${names}`);
  return faults.length ? 1 : 0;
}
