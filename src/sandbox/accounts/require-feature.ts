import type { Flag, Promotion } from '../../contract/flags.ts';
import { realCallerOf } from './real-caller.ts';
import { Refusal } from '../handler.ts';
import type { Call, Caller } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';

/** The caller of a page under a flag; trial members are refused, and everybody where the merchant turned all of `conditions` off. */
export function requireFeature(call: Call<unknown>, ...conditions: readonly (Flag | Promotion)[]): Caller {
  const caller = realCallerOf(call);
  const { whitelabel, promotions } = merchantOf(call).settings;
  if (!conditions.some((condition) => whitelabel[condition] || promotions[condition]?.enabled)) throw new Refusal('permission.denied');
  return caller;
}
