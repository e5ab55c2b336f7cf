import { email } from '../../contract/registration.ts';
import { check, clean } from '../../contract/rules.ts';
import type { sendContactCode, setContact } from '../../contract/endpoints/security.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { requireCaptchaAfter } from '../accounts/captcha.ts';
import { faultOfCode, recipientOf, sendCode, useCode, type CodeFault, type CodeName } from '../accounts/codes.ts';
import { findMember, type MemberRow, type Mobile } from '../accounts/members.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Call, type Handler, type Platform } from '../handler.ts';
import { readMobile } from '../accounts/numbers.ts';
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
  const recipient = input.value === undefined ? onRecord(platform, memberId, input.contact) : readContact(input);
  requireCaptchaAfter(call, [['code', address], ['messages', recipientOf(call.merchant, { recipient, subject: '' })]]);
  limitAttempts(platform, 'code', address);
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
  const { code } = input;
  refuseFault(faultOfCode(platform, name, code, call.address));
  await prove(platform, memberId, input.secret);
  transaction(platform.database, () => {
    refuseTaken(platform, merchant, memberId, contact);
    refuseFault(useCode(platform, name, code, call.address));
    if (typeof contact === 'string') change(platform.database, 'update members set email = ?, email_proved = 1 where id = ?', contact, memberId);
    else setNumber(platform, memberId, contact);
  });
  return {};
};

/** Uses up the code that went to the contact on record; refused where it is not that code. */
export function useCodeOnRecord({ platform, merchant, address }: Call<unknown>, memberId: number, contact: string, code: string): void {
  const recipient = onRecord(platform, memberId, contact);
  refuseFault(useCode(platform, { merchant, purpose: 'payment', subject: subjectOf(memberId, recipient) }, code, address));
}

function refuseFault(fault: CodeFault | undefined): void {
  if (fault) throw new Refusal(fault, { field: 'code' });
}

function readContact({ contact, value = '', countryDialingCode }: Given): Mobile | string {
  if (contact === 'phone') return readMobile(value, countryDialingCode, 'value');
  if (contact !== 'email') throw new Refusal('request.invalid');
  if (check(email, value)) throw new Refusal('user.malformed', { field: 'value' });
  return clean(email, value);
}

function onRecord(platform: Platform, memberId: number, contact: string): Mobile | string {
  const { email: address, dialing_code: dialingCode, mobile_number: number } = protectionOf(platform, memberId);
  // A file of an older version may hold what is no address.
  if (contact === 'email' && address && !check(email, address)) return address;
  if (contact === 'phone' && dialingCode && number) return { dialingCode, number };
  throw new Refusal('request.invalid');
}

// With the member's id, so that another member's code to the same number does not count.
const subjectOf = (memberId: number, contact: Mobile | string): string =>
  `${memberId} ${typeof contact === 'string' ? contact.toLowerCase() : contact.dialingCode + contact.number}`;

/**
 * A number is a name to log in with, so it is one member's; an address is not. One that was only said at a registration
 * gives way to a proof.
 */
function refuseTaken(platform: Platform, merchant: string, memberId: number, contact: Mobile | string): void {
  const holder = typeof contact === 'string' ? undefined : findMember(platform, merchant, contact.number);
  if (!holder || holder.id === memberId || isOnlySaid(holder)) return;
  throw new Refusal('contact.exists', { field: 'value' });
}

/** Who registered by the number has it as account name, and keeps it. */
const isOnlySaid = ({ account, mobile_number: number, number_proved: proved }: MemberRow): boolean => !proved && account !== number;

function setNumber(platform: Platform, memberId: number, { dialingCode, number }: Mobile): void {
  const { database } = platform;
  const { merchant, mobile_number: old } = protectionOf(platform, memberId);
  const other = findMember(platform, merchant, number);
  if (other && other.id !== memberId) {
    change(database, 'delete from member_names where merchant = ? and name = ?', merchant, number);
    change(database, 'update members set dialing_code = null, mobile_number = null where id = ?', other.id);
  }
  // A member who registered by number keeps it as account name.
  if (old) {
    change(
      database, 'delete from member_names where merchant = ?1 and name = ?2 and member_id = ?3 and name <> (select account from members where id = ?3)',
      merchant, old, memberId,
    );
  }
  change(database, 'insert into member_names (merchant, name, member_id) values (?, ?, ?) on conflict do nothing', merchant, number, memberId);
  change(database, 'update members set dialing_code = ?, mobile_number = ?, number_proved = 1 where id = ?', dialingCode, number, memberId);
}
