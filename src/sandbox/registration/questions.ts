import type { affiliateCheck, verification } from '../../contract/endpoints/accounts.ts';
import { registrationWays } from '../../contract/registration.ts';
import { plainNumber } from '../../contract/phone.ts';
import { check, clean } from '../../contract/rules.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { dialingCodeOf } from '../accounts/countries.ts';
import { findMember } from '../accounts/members.ts';
import { Refusal, type Handler } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';
import { rulesOf } from '../accounts/field-rules.ts';
import { inviterOf } from './uplines.ts';

/** Whether a username or a number is free. Limited per address, because the answers would list the members. */
export const isFree: Handler<typeof verification> = (call) => {
  const { platform, input: { field, value }, merchant, address } = call;
  if (field !== 'username' && field !== 'mobileNum') throw new Refusal('request.invalid');
  if (!registrationWays(merchantOf(call).settings.whitelabel).length) throw new Refusal('permission.denied');
  const name = field === 'mobileNum' ? plainNumber(value, dialingCodeOf(undefined)) : value;
  const rule = rulesOf(call)[field];
  if (check({ ...rule, required: true }, name)) throw new Refusal('user.malformed', { field });
  limitAttempts(platform, 'question', address);
  return { free: !findMember(platform, merchant, clean(rule, name)) };
};

export const checkInvitation: Handler<typeof affiliateCheck> = ({ platform, input: { code, domain }, merchant, address }) => {
  if (!domain.trim()) throw new Refusal('request.url.empty');
  limitAttempts(platform, 'question', address);
  inviterOf(platform, merchant, code, domain);
  return {};
};
