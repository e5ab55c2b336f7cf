import { switchesOfSettings, type Flag } from '../../contract/switches.ts';
import { realCallerOf } from './real-caller.ts';
import { Refusal, type Call, type Caller } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';

/** The caller of a page under a switch; trial members are refused, and everybody where the merchant turned all of `conditions` off. */
export function requireFeature(call: Call<unknown>, ...conditions: readonly Flag[]): Caller {
  const caller = realCallerOf(call);
  const switches = switchesOfSettings(merchantOf(call).settings);
  if (!conditions.some((condition) => switches[condition])) throw new Refusal('permission.denied');
  return caller;
}
