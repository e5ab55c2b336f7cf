import type { ErrorCode } from '../../contract/errors.ts';
import { GatewayFailure, isRefused, SentenceError } from './failure.ts';

/**
 * Whether the platform may have carried out a change although no answer says so. Certainly not after a refusal with a
 * reason, or if the request never left the phone.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof GatewayFailure)) return false;
  const { kind, code = '', status } = error;
  if (kind === 'refused') return code.startsWith('system.');
  return kind !== 'unconfigured' && !(kind === 'status' && status! < 500);
}

/** What to throw when neither a change nor the query of its outcome was answered: the sentence, or the failure itself where the phone is offline. */
export const unsureFailure = (error: unknown, sentence: string): unknown =>
  error instanceof GatewayFailure && error.kind === 'offline' ? error : new SentenceError(sentence);

/**
 * Whether a password holds, by a change of it to itself: the platform refuses that as the same one, or the old one as
 * `wrong`, and nothing changes either way. Rejects where no answer comes.
 */
export const holds = (change: Promise<unknown>, wrong: ErrorCode): Promise<boolean> =>
  change.then(
    () => true,
    (error: unknown) => {
      if (isRefused(error, wrong)) return false;
      if (isRefused(error, 'modify.new.old.same')) return true;
      throw error;
    },
  );
