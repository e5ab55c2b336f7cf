import { fillAccounts, readyPassword } from '../accounts/fill.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { fillAgency } from '../agency/fill.ts';
import { fillCashier, fillDirectory } from '../cashier/fill.ts';
import { playCrowd } from '../content/crowd.ts';
import { secretNames, type SecretName } from '../crypto/secrets.ts';
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

type Filler = (platform: Platform, passwordHash: string) => void;

/** The fill of a fresh database by area, in this order, inside one transaction: what each first start has alike … */
export const beginnings: readonly Filler[] = [
  fillMerchants,
  fillAccounts,
  fillInvitations,
  fillDirectory,
  fillCashier,
  fillLevels,
  fillInvites,
  syncCatalogue,
  playCrowd,
  fillAgency,
];

/** … and the past, which follows from the draws: history needs the members of every area, and the weekly messages need history. */
export const pasts: readonly Filler[] = [
  fillHistory,
  fillMessages,
  fillResponsible,
];

/**
 * Fills a fresh database, and keeps `secrets` in the same transaction: a fill that fails leaves nothing behind. A database
 * that was filled before gets the merchants that have come since and the present catalogue, which a copy has, and is left as
 * it is otherwise.
 */
export async function fill(platform: Platform, secrets: Readonly<Partial<Record<SecretName, string>>>, isCopy = false): Promise<void> {
  const { database } = platform;
  const isFilled = fact(database, 'filled') !== undefined;
  // Hashed once: hashing is slow on purpose, and the ready-made accounts share one known password.
  const passwordHash = isFilled ? '' : await hashPassword(readyPassword);
  transaction(database, () => {
    for (const name of secretNames) if (secrets[name]) setFact(database, name, secrets[name]);
    if (!isFilled) return fillFresh(platform, passwordHash);
    fillMerchants(platform);
    fillDirectory(platform);
    if (!isCopy) syncCatalogue(platform);
  });
}

/** Fills a database that has tables and nothing in them. */
export function fillFresh(platform: Platform, passwordHash: string): void {
  const { database, clock } = platform;
  transaction(database, () => {
    for (const filler of [...beginnings, ...pasts]) filler(platform, passwordHash);
    setFact(database, 'filled', String(clock.now()));
  });
}
