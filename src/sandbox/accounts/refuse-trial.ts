import { isTrial } from '../../contract/members.ts';
import { callerOf, Refusal } from '../handler.ts';
import type { Call, Caller } from '../handler.ts';

/** The caller of a call that is for real accounts only (A §6: free_reject). */
export function refuseTrial(call: Call<unknown>): Caller {
  const caller = callerOf(call);
  if (isTrial(caller.type)) throw new Refusal('permission.trial');
  return caller;
}
