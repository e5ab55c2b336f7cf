import { flag } from '../../merchant/merchant.ts';
import { onSessionEnd } from '../../session/session.ts';

let held: string | undefined;

onSessionEnd(clearSessionPassword);

/**
 * Holds the password of this login while the page stands, where the merchant wants it, so that who changes it need not
 * type the old one again (A §2). In memory alone: whoever has the phone for a minute finds it in no storage.
 */
export function setSessionPassword(password: string): void {
  if (flag('HOLDPASSWORD')) held = password;
}

/** The password of this login; none if it is not held, if the login was not by password or not in this page, or if the password was changed since. */
export const sessionPassword = (): string | undefined => held;

/** Forgets the password. */
export function clearSessionPassword(): void {
  held = undefined;
}
