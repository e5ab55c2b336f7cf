import type { DatabaseSync } from 'node:sqlite';
import { isOneLine } from '../../contract/clean.ts';
import { email } from '../../contract/registration.ts';
import { check } from '../../contract/rules.ts';
import type { Platform } from '../handler.ts';
import { change, rows } from '../store/database.ts';

/** A message to a person outside the app: an SMS, which has no subject, or a mail. */
export interface OutgoingMessage {
  merchant: string;
  channel: 'sms' | 'mail';
  /** a number with its country code, or an e-mail address */
  recipient: string;
  subject: string;
  body: string;
}

/** `sentAt` is epoch ms. */
export interface SentMessage extends OutgoingMessage {
  id: number;
  sentAt: number;
}

/** Characters of a mail's subject and body, and of an SMS, beyond which it would be sent, and paid for, as several. */
const longestSubject = 200;
const longestBody = { mail: 10_000, sms: 160 };

/** Puts a message into the outbox, where the console shows it; nothing leaves the platform. Throws a `RangeError` where it cannot be sent as it is. */
export function send({ database, clock }: Platform, message: OutgoingMessage): void {
  const { merchant, channel, recipient, subject, body } = message;
  if (!isSendable(message)) throw new RangeError(`a message that cannot be sent by ${channel}`);
  change(
    database, 'insert into outbox (merchant, channel, recipient, subject, body, sent_at) values (?, ?, ?, ?, ?, ?)',
    merchant, channel, recipient, subject, body, clock.now(),
  );
}

function isSendable({ channel, recipient, subject, body }: OutgoingMessage): boolean {
  if (body.length > longestBody[channel]) return false;
  if (channel === 'sms') return /^\+[\d -]{6,30}$/.test(recipient) && isOneLine(body);
  return !check(email, recipient) && isOneLine(recipient) && isOneLine(subject) && subject.length <= longestSubject;
}

/** The latest `count` messages, newest first. */
export function outbox(database: DatabaseSync, count: number): SentMessage[] {
  return rows<SentMessage>(
    database, 'select id, merchant, channel, recipient, subject, body, sent_at as sentAt from outbox order by id desc limit ?', count,
  );
}
