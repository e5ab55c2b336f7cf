import { fact, setFact } from '../store/facts.ts';
import { transaction } from '../store/transaction.ts';
import type { Platform } from '../handler.ts';
import { fillMerchants } from '../settings/fill.ts';

/** What each area puts into a fresh database, in this order, inside one transaction. */
const fillers: readonly ((platform: Platform) => void)[] = [
  ({ database }) => fillMerchants(database),
];

/** Fills a fresh database; one that was filled before is left as it is. */
export async function fill(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  if (fact(database, 'filled')) return;
  transaction(database, () => {
    for (const filler of fillers) filler(platform);
    setFact(database, 'filled', String(clock.now()));
  });
}
