// @chunk forms
import { sessionStore, storageKeys } from '../../device/storage.ts';
import { decodePassword, encodePassword } from './encoded-password.ts';

/**
 * Holds the password of this login while the tab is open, so that who changes it need not type the old one again
 * (A §2). Session storage, which the end of a session clears.
 */
export function setSessionPassword(password: string): void {
  sessionStore.set(storageKeys.heldPassword, encodePassword(password));
}

/** The password of this login; none if the login was not by password or not in this tab, or if the password was changed since. */
export function sessionPassword(): string | undefined {
  const kept = sessionStore.get(storageKeys.heldPassword);
  try {
    return kept ? decodePassword(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the password. */
export function clearSessionPassword(): void {
  sessionStore.remove(storageKeys.heldPassword);
}
