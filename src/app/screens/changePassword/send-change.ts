import { changePassword } from '../../../contract/endpoints/accounts.ts';
import { call } from '../../gateway/call.ts';
import { isRefused } from '../../gateway/failure.ts';
import { SentenceError } from '../../gateway/failure-text.ts';
import { isUnanswered, unsureFailure } from '../../gateway/lost-answer.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** A new password that was sent, and whose answer never came: it may hold. Forgotten with the session. */
let unsure: string | undefined;

onSessionEnd(() => (unsure = undefined));

const send = (oldPassword: string, newPassword: string) => call(changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword });

/** Whether a refusal says that the old password is another one. */
export const isWrongOld = (error: unknown): boolean => isRefused(error) && error.code === 'login.wrong';

/**
 * Whether this password holds. Changed to itself, the platform refuses it as the same one, or the old one as wrong,
 * and nothing changes either way. Rejects where no answer comes.
 */
async function holds(tried: string): Promise<boolean> {
  try {
    await send(tried, tried);
    return true;
  } catch (error) {
    if (isWrongOld(error)) return false;
    if (isRefused(error) && error.code === 'modify.new.old.same') return true;
    throw error;
  }
}

/**
 * Changes the password. Where the answer is lost it asks which one holds, and where that answer does not come either,
 * the next try does. Rejects with a `GatewayFailure`, or with a `SentenceError` that says which password holds.
 */
export async function sendChange(oldPassword: string, newPassword: string): Promise<void> {
  try {
    await send(oldPassword, newPassword);
  } catch (error) {
    if (isUnanswered(error)) await findOut(newPassword);
    // The change before this one went through, though its answer was lost.
    else if (isWrongOld(error) && unsure !== undefined && unsure !== oldPassword && (await holds(unsure))) {
      if (unsure !== newPassword) return sendChange(unsure, newPassword);
    } else throw error;
  }
  unsure = undefined;
}

async function findOut(newPassword: string): Promise<void> {
  unsure = newPassword;
  let changed: boolean;
  try {
    changed = await holds(newPassword);
  } catch (error) {
    throw unsureFailure(error, 'changePassword:unknown');
  }
  if (changed) return;
  // The request may be on its way still: `unsure` stays.
  throw new SentenceError('changePassword:unchanged');
}
