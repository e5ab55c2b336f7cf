import type { DatabaseSync } from 'node:sqlite';
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

/** Puts a message into the outbox, where the console shows it; nothing leaves the platform. */
export function send({ database, clock }: Platform, { merchant, channel, recipient, subject, body }: OutgoingMessage): void {
  change(
    database, 'insert into outbox (merchant, channel, recipient, subject, body, sent_at) values (?, ?, ?, ?, ?, ?)',
    merchant, channel, recipient, subject, body, clock.now(),
  );
}

/** The latest `count` messages, newest first. */
export function outbox(database: DatabaseSync, count: number): SentMessage[] {
  return rows<SentMessage>(
    database, 'select id, merchant, channel, recipient, subject, body, sent_at as sentAt from outbox order by id desc limit ?', count,
  );
}
