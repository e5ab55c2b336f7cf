import { randomInt } from 'node:crypto';
import { codeIn } from '../../contract/clean.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Language } from '../languages.ts';
import { Refusal, type Platform } from '../handler.ts';
import { send } from '../outbox/outbox.ts';
import type { Merchant } from '../settings/merchants.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { hour, minute } from '../time/lengths.ts';
import { countsMessage, recordAttempt, refuseBeyondLimit } from './attempts.ts';
import type { Mobile } from './members.ts';

/** Wrong tries from all addresses together that end a code. One address has five: a stranger's guesses leave the owner's code as it is. */
const tries = 30;

/** A code is valid for so many minutes at least: a member types it into a form of eighteen fields. */
const leastMinutes = 10;

/** ms after its end in which a code is still known, so that a right one that comes late is not called wrong. */
const remembered = hour;

/** The purpose of a code: `login` also resets a password, `contact` puts a number or address on the member's record. */
export type CodePurpose = 'login' | 'registration' | 'contact' | 'payment';

/** A code of a merchant; `subject` is the number, or the member, that it is for. */
export interface CodeName {
  merchant: string;
  purpose: CodePurpose;
  subject: string;
}

export interface CodeOrder extends Omit<CodeName, 'merchant'> {
  /** a number, or the address of a mail */
  recipient?: Mobile | string;
}

const subjects: Record<Language, (merchant: string) => string> = {
  pt: (merchant) => `${merchant}: seu código`,
  en: (merchant) => `${merchant}: your code`,
};

const texts: Record<Language, (merchant: string, code: string, minutes: number) => string> = {
  pt: (merchant, code, minutes) => `${merchant}: seu código é ${code}. Vale por ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Não passe este código para ninguém.`,
  en: (merchant, code, minutes) => `${merchant}: your code is ${code}. It is valid for ${minutes} min. Tell this code to nobody.`,
};

/**
 * Makes a code and sends it to `recipient`; without one nothing is sent and the answer is the same, so that the caller
 * cannot tell. Refused with `request.too.many` within `expiredMinutes` of the last one, unless that was used, and where its
 * number or address had another message within a minute, or ten within a day. A code lives
 * longer than that wait, and one that was sent before it is taken as well: messages come late and in any order, and a
 * long form stands between the code and its use. One commit for whoever it is, or its time would tell.
 */
export const sendCode = (platform: Platform, owner: Merchant, language: Language, order: CodeOrder): { expiredMinutes: number } =>
  transaction(platform.database, () => writeCode(platform, owner, language, order));

function writeCode(platform: Platform, owner: Merchant, language: Language, order: CodeOrder): { expiredMinutes: number } {
  const { database, clock } = platform;
  const { code: merchant, name, expiredMinutes } = owner;
  const { purpose, subject, recipient } = order;
  const now = clock.now();
  change(database, 'delete from sms_codes where expires_at <= ?', now - remembered);
  const waits = row(
    database, 'select 1 from sms_codes where merchant = ? and purpose = ? and subject = ? and next_at > ? and used = 0', merchant, purpose, subject, now,
  );
  if (waits) throw new Refusal('request.too.many');
  // A number of nobody counts as well, so that the caller cannot tell.
  if (!countsMessage(platform, recipientOf(merchant, order))) throw new Refusal('request.too.many');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const minutes = Math.max(leastMinutes, expiredMinutes);
  change(
    database, 'insert into sms_codes (merchant, purpose, subject, code, tries_left, next_at, expires_at) values (?, ?, ?, ?, ?, ?, ?)',
    merchant, purpose, subject, code, tries, now + expiredMinutes * minute, now + minutes * minute,
  );
  const body = texts[language](name, code, minutes);
  if (typeof recipient === 'string') send(platform, { merchant, channel: 'mail', recipient, subject: subjects[language](name), body });
  else if (recipient) send(platform, { merchant, channel: 'sms', recipient: `${recipient.dialingCode} ${recipient.number}`, subject: '', body });
  return { expiredMinutes };
}

/** What messages to a number or an address count by, in a day. */
export const recipientOf = (merchant: string, { recipient, subject }: Pick<CodeOrder, 'recipient' | 'subject'>): string => `${merchant} ${typeof recipient === 'string' ? recipient.toLowerCase() : (recipient?.number ?? subject)}`;

/** What an address's wrong codes for one subject count by. */
export const guessesAt = ({ merchant, purpose, subject }: CodeName, address: string): string => `${merchant} ${purpose} ${subject} ${address}`;

/** Why a code is no proof: `verification.expired` for one that was sent and is too old, was used or had too many wrong tries. */
export type CodeFault = Extract<ErrorCode, 'verification.wrong' | 'verification.expired'>;

/**
 * The fault of a code from an address, or none. Refused with `request.too.many` after five wrong ones of the address for
 * this subject, or twenty for any. A wrong one uses up a try of each code that is open.
 */
export function faultOfCode(platform: Platform, { merchant, purpose, subject }: CodeName, code: string, address: string): CodeFault | undefined {
  // No guess.
  if (!codeIn(code)) return 'verification.wrong';
  const { database, clock } = platform;
  const pair = guessesAt({ merchant, purpose, subject }, address);
  refuseBeyondLimit(platform, 'guess', pair);
  refuseBeyondLimit(platform, 'guesses', address);
  const sent = rows<{ open: number }>(
    database, 'select used = 0 and tries_left > 0 and expires_at > ? as open from sms_codes where merchant = ? and purpose = ? and subject = ? and code = ?',
    clock.now(), merchant, purpose, subject, codeIn(code),
  );
  if (sent.some(({ open }) => open)) return undefined;
  if (sent.length) return 'verification.expired';
  recordAttempt(platform, 'guess', pair);
  recordAttempt(platform, 'guesses', address);
  change(
    database, 'update sms_codes set tries_left = tries_left - 1 where merchant = ? and purpose = ? and subject = ? and tries_left > 0',
    merchant, purpose, subject,
  );
  return 'verification.wrong';
}

/** The same, and without a fault uses up the code and all that were sent to the same subject. */
export function useCode(platform: Platform, name: CodeName, code: string, address: string): CodeFault | undefined {
  const fault = faultOfCode(platform, name, code, address);
  if (fault) return fault;
  change(platform.database, 'update sms_codes set used = 1 where merchant = ? and purpose = ? and subject = ?', name.merchant, name.purpose, name.subject);
  return undefined;
}
