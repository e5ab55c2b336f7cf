import { mobileFault, plainNumber } from '../../contract/phone.ts';
import { check, clean, loginMobileNum } from '../../contract/rules.ts';
import { Refusal } from '../handler.ts';
import { dialingCodeOf } from './countries.ts';
import type { Mobile } from './members.ts';

/** A mobile number of a call's input as it is kept. Refused with `user.malformed`, which names the field. */
export function readMobile(given: string, countryDialingCode: string | undefined, field: string): Mobile {
  const dialingCode = dialingCodeOf(countryDialingCode);
  const number = plainNumber(given, dialingCode);
  if (check(loginMobileNum, number) || mobileFault(number, dialingCode)) throw new Refusal('user.malformed', { field });
  return { dialingCode, number: clean(loginMobileNum, number) };
}
