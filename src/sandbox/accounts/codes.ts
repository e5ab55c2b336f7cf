import { randomInt } from 'node:crypto';
import type { Language } from '../../contract/languages.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { send } from '../outbox/outbox.ts';
import type { Merchant } from '../settings/merchants.ts';
import { change, row } from '../store/database.ts';
import { minute } from '../time/lengths.ts';
import { limit } from './attempts.ts';
import type { Mobile } from './members.ts';

const tries = 5;

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
  pt: (merchant, code, minutes) => `${merchant}: seu código é ${code}. Ele vale por ${minutes} min. Não passe este código a ninguém.`,
  en: (merchant, code, minutes) => `${merchant}: your code is ${code}. It is valid for ${minutes} min. Tell this code to nobody.`,
};

/**
 * Makes a code and sends it to `recipient`; without one nothing is sent and the answer is the same, so that the caller
 * cannot tell. One code at a time: refused with `request.too.many` until the last one has expired.
 */
export function sendCode(platform: Platform, owner: Merchant, language: Language, order: CodeOrder): { expiredMinutes: number } {
  const { database, clock } = platform;
  const { code: merchant, name, expiredMinutes } = owner;
  const { purpose, subject, recipient } = order;
  const now = clock.now();
  change(database, 'delete from sms_codes where expires_at <= ?', now);
  const open = row(database, 'select 1 from sms_codes where merchant = ? and purpose = ? and subject = ?', merchant, purpose, subject);
  if (open) throw new Refusal('request.too.many');
  limit(platform, 'number', `${merchant} ${purpose} ${subject}`);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  change(
    database, 'insert into sms_codes (merchant, purpose, subject, code, tries_left, expires_at) values (?, ?, ?, ?, ?, ?)',
    merchant, purpose, subject, code, tries, now + expiredMinutes * minute,
  );
  const body = texts[language](name, code, expiredMinutes);
  if (typeof recipient === 'string') send(platform, { merchant, channel: 'mail', recipient, subject: subjects[language](name), body });
  else if (recipient) send(platform, { merchant, channel: 'sms', recipient: `${recipient.dialingCode} ${recipient.number}`, subject: '', body });
  return { expiredMinutes };
}

/** Whether this is the code; a wrong one uses up one of its five tries. */
export function isCode({ database, clock }: Platform, { merchant, purpose, subject }: CodeName, code: string): boolean {
  const open = row<{ code: string }>(
    database, 'select code from sms_codes where merchant = ? and purpose = ? and subject = ? and expires_at > ? and tries_left > 0',
    merchant, purpose, subject, clock.now(),
  );
  if (open?.code === code) return true;
  change(
    database, 'update sms_codes set tries_left = tries_left - 1 where merchant = ? and purpose = ? and subject = ? and tries_left > 0',
    merchant, purpose, subject,
  );
  return false;
}

/** Uses the code up; false where it was wrong or used before. It blocks a new code until it expires. */
export function useCode(platform: Platform, name: CodeName, code: string): boolean {
  if (!isCode(platform, name, code)) return false;
  change(
    platform.database, 'update sms_codes set tries_left = 0 where merchant = ? and purpose = ? and subject = ?',
    name.merchant, name.purpose, name.subject,
  );
  return true;
}
