import { GatewayFailure, SentenceError } from './failure.ts';

/** Whether a change may have been made although no answer says so: only a refusal with a reason, or what never left the phone, is sure. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof GatewayFailure)) return false;
  const { kind, code = '', status } = error;
  if (kind === 'refused') return code.startsWith('system.');
  return kind !== 'unconfigured' && !(kind === 'status' && status! < 500);
}

/** What to throw where neither a change nor the question whether it was made is answered: the sentence, unless the phone is plainly offline. */
export const unsureFailure = (error: unknown, sentence: string): unknown =>
  error instanceof GatewayFailure && error.kind === 'offline' ? error : new SentenceError(sentence);
