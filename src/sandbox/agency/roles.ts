import { hasAgencyCentre, isTrial } from '../../contract/members.ts';
import { callerOf, Refusal } from '../handler.ts';
import type { Call, Caller } from '../handler.ts';

/** The caller, who is no trial account; refused with `permission.trial`. */
export function ownAccountOf(call: Call<unknown>): Caller {
  const caller = callerOf(call);
  if (isTrial(caller.type)) throw new Refusal('permission.trial');
  return caller;
}

/** The caller, who has an agency centre; refused with `permission.denied`. */
export function agentOf(call: Call<unknown>): Caller {
  const caller = ownAccountOf(call);
  if (!hasAgencyCentre(caller.type)) throw new Refusal('permission.denied');
  return caller;
}
