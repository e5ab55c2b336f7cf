import { isTrial } from '../../contract/members.ts';
import { callerOf, Refusal, type Call, type Caller } from '../handler.ts';

/** The caller of a member page's call; a trial member is refused with `permission.trial` (A §6: free_reject). */
export function realCallerOf(call: Call<unknown>): Caller {
  const caller = callerOf(call);
  if (isTrial(caller.type)) throw new Refusal('permission.trial');
  return caller;
}
