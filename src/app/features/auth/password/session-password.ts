import { login } from '../../../../contract/endpoints/session.ts';
import type { Opened } from '../../../../contract/endpoints/session.ts';
import { flag } from '../../merchant/merchant.ts';
import { onSessionEnd } from '../../session/session.ts';
import { call } from '../../../gateway/call.ts';
import { isRefused } from '../../../gateway/failure.ts';
import { unsureFailure } from '../../../gateway/lost-answer.ts';

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

/**
 * Logs in with a password whose registration or change was not answered, for only the platform knows whether it holds.
 * Undefined where it does not; rejects with the sentence `unknown` where that cannot be learned now.
 */
export async function tryLogin(username: string, password: string, unknown: string): Promise<Opened | undefined> {
  try {
    return await call(login, { type: 'username', username, password });
  } catch (error) {
    if (isRefused(error) && error.code === 'login.wrong') return undefined;
    throw unsureFailure(error, unknown);
  }
}
