import { login, type OpenedSession } from '../../../../contract/endpoints/session.ts';
import { flag } from '../../merchant/merchant.ts';
import { onSessionEnd } from '../../session/session.ts';
import { call } from '../../../gateway/call.ts';
import { isRefused } from '../../../gateway/failure.ts';
import { unsureFailure } from '../../../gateway/lost-answer.ts';

let held: string | undefined;

onSessionEnd(clearSessionPassword);

/**
 * Holds the password of this login until the page is left, if the merchant wants it, so that a password change need not
 * ask for it (A §2). Only in memory, so that nobody can read it from storage.
 */
export function setSessionPassword(password: string): void {
  if (flag('HOLDPASSWORD')) held = password;
}

/** The password of this login; undefined if it is not held, if the login was not by password or not in this page, or if the password has changed since. */
export const sessionPassword = (): string | undefined => held;

/** Forgets the password. */
export function clearSessionPassword(): void {
  held = undefined;
}

/**
 * Logs in with a password whose registration or change had no answer, to learn whether it was set. Undefined if it was
 * not; rejects with the sentence `unknown` if that cannot be learned now.
 */
export async function tryLogin(username: string, password: string, unknown: string): Promise<OpenedSession | undefined> {
  try {
    return await call(login, { type: 'username', username, password });
  } catch (error) {
    if (isRefused(error, 'login.wrong')) return undefined;
    throw unsureFailure(error, unknown);
  }
}
