import { createTrial } from '../../../contract/endpoints/accounts.ts';
import { login, trialLogin } from '../../../contract/endpoints/session.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { call } from '../../gateway/call.ts';
import { isRefused } from '../../gateway/failure.ts';
import { takeReturn } from '../../runtime/router/return-after-login.ts';
import { openSession } from '../../features/session/open-session.ts';

/**
 * Creates a trial account and logs in with it (A §6). A login that fails is tried again with the same account; where it
 * is refused, as for want of a captcha after wrong logins on this phone, the platform opens another one by itself.
 */
export function createTrialStart(): () => Promise<void> {
  let account: ValueOf<typeof createTrial> | undefined;
  const logIn = ({ userName, password }: ValueOf<typeof createTrial>) =>
    call(login, { type: 'username', username: userName, password }).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      return call(trialLogin, {});
    });
  return async () => {
    account ??= await call(createTrial, {});
    try {
      const opened = await logIn(account);
      // A §4: a trial begins at home, wherever the person was going.
      takeReturn();
      openSession(opened);
    } catch (error) {
      // Refused, it will not be let in the next time either.
      if (isRefused(error)) account = undefined;
      throw error;
    }
  };
}
