import { fillAccounts, readyPassword } from '../accounts/fill.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { fillAgency } from '../agency/fill.ts';
import { fillCashier } from '../cashier/fill.ts';
import { playCrowd } from '../content/crowd.ts';
import { syncCatalogue } from '../games/fill.ts';
import { fillInvites } from '../invites/fill.ts';
import { fillLevels } from '../levels/fill.ts';
import { fillMessages } from '../messages/fill.ts';
import { fillResponsible } from '../responsible/fill.ts';
import { fillInvitations } from '../registration/uplines.ts';
import { fact, setFact } from '../store/facts.ts';
import { transaction } from '../store/transaction.ts';
import type { Platform } from '../handler.ts';
import { fillHistory } from './history/fill.ts';
import { fillMerchants } from '../settings/fill.ts';

/** The fill of a fresh database by area, in this order, inside one transaction. */
const fillers: readonly ((platform: Platform, passwordHash: string) => void)[] = [
  fillMerchants,
  fillAccounts,
  fillInvitations,
  fillCashier,
  fillLevels,
  fillInvites,
  syncCatalogue,
  playCrowd,
  // History needs the members of every area, and the weekly messages need history.
  fillAgency,
  fillHistory,
  fillMessages,
  fillResponsible,
];

/** Fills a fresh database; one that was filled before gets the merchants that have come since and the present catalogue, and is left as it is otherwise. */
export async function fill(platform: Platform): Promise<void> {
  if (fact(platform.database, 'filled')) {
    fillMerchants(platform);
    return syncCatalogue(platform);
  }
  // Hashed once: hashing is slow on purpose, and the ready-made accounts share one known password.
  fillFresh(platform, await hashPassword(readyPassword));
}

/** Fills a database that has tables and nothing in them. */
export function fillFresh(platform: Platform, passwordHash: string): void {
  const { database, clock } = platform;
  transaction(database, () => {
    for (const filler of fillers) filler(platform, passwordHash);
    setFact(database, 'filled', String(clock.now()));
  });
}
