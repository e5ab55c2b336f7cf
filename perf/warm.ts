import { setTimeout as wait } from 'node:timers/promises';
import { onBarePhone, openOn } from './bare-phone.ts';

/** ms for which a page stands, and for which the edge then makes pictures in the format that takes longest */
const standing = 2_000;
const making = 20_000;

/** Opens each page once and waits: pictures are made when they are first asked for, and code is compiled when it has run for a while. */
export async function warm(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await onBarePhone(new URL(address).origin, async (phone) => {
      await openOn(phone, address);
      await wait(standing);
    });
  }
  await wait(making);
}
