import { email } from '../../contract/registration.ts';
import { check, clean, loginMobileNum } from '../../contract/rules.ts';
import type { sendContactCode, setContact } from '../../contract/endpoints/security.ts';
import { limit } from '../accounts/attempts.ts';
import { isCode, sendCode, useCode } from '../accounts/codes.ts';
import type { CodeName } from '../accounts/codes.ts';
import { findMember } from '../accounts/members.ts';
import type { Mobile } from '../accounts/members.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal } from '../handler.ts';
import type { Call, Handler, Platform } from '../handler.ts';
import { dialingCodeOf } from '../accounts/countries.ts';
import { merchantOf } from '../settings/merchants.ts';
import { change } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { prove } from './proof.ts';
import { protectionOf } from './protection.ts';

interface Given {
  contact: string;
  value?: string;
  countryDialingCode?: string;
}

/** Sends a code to a number or an address that is new, or to the one on record, for a payment password that was forgotten. */
export const sendCodeToContact: Handler<typeof sendContactCode> = (call) => {
  const { platform, input, language, address } = call;
  const { memberId } = realCallerOf(call);
  limit(platform, 'code', address);
  const recipient = input.value === undefined ? onRecord(platform, memberId, input.contact) : readContact(input);
  if (input.value !== undefined) refuseTaken(platform, call.merchant, memberId, recipient);
  return sendCode(platform, merchantOf(call), language, {
    purpose: input.value === undefined ? 'payment' : 'contact', subject: subjectOf(memberId, recipient), recipient,
  });
};

/** Puts a number or an address on the member's record, with the proof and the code that it takes. */
export const changeContact: Handler<typeof setContact> = async (call) => {
  const { platform, input, merchant } = call;
  const { memberId } = realCallerOf(call);
  const contact = readContact(input);
  const name: CodeName = { merchant, purpose: 'contact', subject: subjectOf(memberId, contact) };
  const code = input.code.trim();
  if (!isCode(platform, name, code)) throw new Refusal('verification.wrong', { field: 'code' });
  await prove(platform, memberId, input.secret);
  transaction(platform.database, () => {
    refuseTaken(platform, merchant, memberId, contact);
    if (!useCode(platform, name, code)) throw new Refusal('verification.wrong', { field: 'code' });
    if (typeof contact === 'string') change(platform.database, 'update members set email = ? where id = ?', contact, memberId);
    else setNumber(platform, memberId, contact);
  });
  return {};
};

/** Whether this is the code that went to the contact on record; it is used up. */
export function useCodeOnRecord({ platform, merchant }: Call<unknown>, memberId: number, contact: string, code: string): boolean {
  const recipient = onRecord(platform, memberId, contact);
  return useCode(platform, { merchant, purpose: 'payment', subject: subjectOf(memberId, recipient) }, code.trim());
}

function readContact({ contact, value = '', countryDialingCode }: Given): Mobile | string {
  const rule = { phone: loginMobileNum, email }[contact];
  if (!rule) throw new Refusal('request.invalid');
  if (check(rule, value)) throw new Refusal('user.malformed', { field: 'value' });
  const text = clean(rule, value);
  return contact === 'email' ? text : { dialingCode: dialingCodeOf(countryDialingCode), number: text };
}

function onRecord(platform: Platform, memberId: number, contact: string): Mobile | string {
  const { email: address, dialing_code: dialingCode, mobile_number: number } = protectionOf(platform, memberId);
  if (contact === 'email' && address) return address;
  if (contact === 'phone' && dialingCode && number) return { dialingCode, number };
  throw new Refusal('request.invalid');
}

// With the member's id, so that another member's code to the same number does not count.
const subjectOf = (memberId: number, contact: Mobile | string): string =>
  `${memberId} ${typeof contact === 'string' ? contact.toLowerCase() : contact.dialingCode + contact.number}`;

/** A number is a name to log in with, so it is one member's; an address is not. */
function refuseTaken(platform: Platform, merchant: string, memberId: number, contact: Mobile | string): void {
  const holder = typeof contact === 'string' ? undefined : findMember(platform, merchant, contact.number);
  if (holder && holder.id !== memberId) throw new Refusal('contact.exists', { field: 'value' });
}

function setNumber(platform: Platform, memberId: number, { dialingCode, number }: Mobile): void {
  const { database } = platform;
  const { merchant, mobile_number: old } = protectionOf(platform, memberId);
  // A member who registered by number keeps it as account name.
  if (old) {
    change(
      database, 'delete from member_names where merchant = ?1 and name = ?2 and member_id = ?3 and name <> (select account from members where id = ?3)',
      merchant, old, memberId,
    );
  }
  change(database, 'insert into member_names (merchant, name, member_id) values (?, ?, ?) on conflict do nothing', merchant, number, memberId);
  change(database, 'update members set dialing_code = ?, mobile_number = ? where id = ?', dialingCode, number, memberId);
}
