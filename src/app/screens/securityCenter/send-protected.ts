import { securityOverview, setPaymentPassword } from '../../../contract/endpoints/security.ts';
import { call } from '../../gateway/call.ts';
import { isRefused } from '../../gateway/failure.ts';
import { SentenceError } from '../../gateway/failure-text.ts';
import { isUnanswered, unsureFailure } from '../../gateway/lost-answer.ts';
import { overview } from './security.ts';

type Values = Record<string, string>;

/**
 * Whether this payment password holds. Changed to itself, the platform refuses it as the same one or as a wrong one,
 * and nothing changes either way. Rejects where no answer comes.
 */
export async function holdsPayment({ newPassword = '' }: Values): Promise<boolean> {
  if (overview.value.peek()?.proof !== 'payment') return false;
  try {
    await call(setPaymentPassword, { newPassword, secret: newPassword });
    return true;
  } catch (error) {
    if (isRefused(error) && error.code === 'modify.new.old.same') return true;
    if (isRefused(error) && error.code === 'payment.password.wrong') return false;
    throw error;
  }
}

/**
 * Sends the changes of one form. Where an answer is lost it asks whether the change was made: by what stands on record,
 * which differs from before, else by `isMade`; where that answer does not come either, the next try does. Gives the answer
 * of `save`; rejects as it does, or with a `SentenceError`.
 */
export function createProtectedSend<V extends Values>(isMade?: (values: V) => Promise<boolean>) {
  const onRecord = () => JSON.stringify(overview.value.peek());
  /** the change whose answer was lost, and what stood on record before it */
  let unsure: { change: string; before: string } | undefined;

  async function wasMade(values: V, before: string): Promise<boolean> {
    overview.replace(await call(securityOverview, {}));
    return onRecord() !== before || (isMade?.(values) ?? false);
  }

  return async (values: V, save: (values: V) => Promise<unknown>): Promise<unknown> => {
    const change = JSON.stringify(values);
    const before = unsure?.before ?? onRecord();
    let answer: unknown;
    try {
      answer = await save(values);
    } catch (error) {
      const lost = isUnanswered(error);
      // A refusal may be of the change that went through before, such as of a code that it used up.
      if (!lost && unsure?.change !== change) throw error;
      unsure = { change, before };
      const made = await wasMade(values, before).catch((unknown: unknown) => {
        throw unsureFailure(unknown, 'securityCenter:unknown');
      });
      if (!made) throw lost ? new SentenceError('securityCenter:unchanged') : error;
    }
    unsure = undefined;
    return answer;
  };
}
