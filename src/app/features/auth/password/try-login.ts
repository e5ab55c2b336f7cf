import { login } from '../../../../contract/endpoints/session.ts';
import type { Opened } from '../../../../contract/endpoints/session.ts';
import { call } from '../../../gateway/call.ts';
import { isRefused } from '../../../gateway/failure.ts';
import { unsureFailure } from '../../../gateway/lost-answer.ts';

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
