import { hasAgencyCentre, mayHavePlans } from '../../contract/members.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Call, type Caller } from '../handler.ts';

/** The caller, who has an agency centre; refused with `permission.denied`. */
export function agentOf(call: Call<unknown>): Caller {
  const caller = realCallerOf(call);
  if (!hasAgencyCentre(caller.type)) throw new Refusal('permission.denied');
  return caller;
}

/** The caller, who may have commission plans; refused with `permission.denied`. */
export function plannedOf(call: Call<unknown>): Caller {
  const caller = realCallerOf(call);
  if (!mayHavePlans(caller.type)) throw new Refusal('permission.denied');
  return caller;
}
