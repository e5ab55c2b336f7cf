import { isOneLine } from '../../contract/clean.ts';
import type { Message } from '../../contract/endpoints/messages.ts';
import type { Language } from '../languages.ts';
import type { PageOf } from '../../contract/page-of.ts';
import type { Label } from '../catalogue/labels.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { farthestOfFew, pageFrom, pageStart } from '../store/pages.ts';

const pageSize = 15;

interface MessageRow {
  id: number;
  title: string;
  body: string;
  sentAt: number;
  readAt: number | null;
}

const countOf = ({ database }: Platform, where: string, ...values: number[]): number =>
  row<{ count: number }>(database, `select count(*) as count from messages where ${where}`, ...values)!.count;

/** Characters of a title, which the phone shows in a line, and of a message's HTML. */
const longestTitle = 160;
const longestContent = 10_000;

/**
 * Sends a member a message; `content` is HTML. `sentAt`, epoch ms, is now where it is not given. Refused with
 * `request.invalid` where the title is not one line, or either is too long.
 */
export function sendMessage({ database, clock }: Platform, memberId: number, title: Label, content: Label, sentAt = clock.now()): number {
  const isSendable = (one: string, html: string): boolean => isOneLine(one) && one.length <= longestTitle && html.length <= longestContent;
  if (!isSendable(title.pt, content.pt) || !isSendable(title.en, content.en)) throw new Refusal('request.invalid');
  return change(
    database, 'insert into messages (member_id, title, title_en, body, body_en, sent_at) values (?, ?, ?, ?, ?, ?)',
    memberId, title.pt, title.en, content.pt, content.en, sentAt,
  ).id;
}

/** The member's messages, newest first, in `language`. */
export function messagesOf(platform: Platform, memberId: number, pageNo: number, language: Language): PageOf<Message> {
  const found = rows<MessageRow>(
    platform.database,
    `select id, ${language === 'en' ? 'coalesce(title_en, title) as title, coalesce(body_en, body) as body' : 'title, body'}, sent_at as sentAt, read_at as readAt from messages where member_id = ?
     order by sent_at desc, id desc limit ? offset ?`,
    memberId, pageSize, pageStart(pageNo, pageSize, farthestOfFew),
  );
  const items = found.map(({ id, title, body, sentAt, readAt }) => ({ id: String(id), title, content: body, sentAt, isRead: readAt !== null }));
  return pageFrom(items, pageNo, pageSize, countMessages(platform, memberId));
}

export const countMessages = (platform: Platform, memberId: number): number => countOf(platform, 'member_id = ?', memberId);

export const countUnread = (platform: Platform, memberId: number): number => countOf(platform, 'member_id = ? and read_at is null', memberId);

/** Marks one message of the member as read; refused with `message.missing` where it is not the member's. */
export function markRead({ database, clock }: Platform, memberId: number, id: string): void {
  const { changes } = change(database, 'update messages set read_at = coalesce(read_at, ?) where member_id = ? and id = ?', clock.now(), memberId, id);
  if (!changes) throw new Refusal('message.missing');
}

export function markAllRead({ database, clock }: Platform, memberId: number): void {
  change(database, 'update messages set read_at = ? where member_id = ? and read_at is null', clock.now(), memberId);
}

/** Deletes one message of the member; refused with `message.missing` where it is not the member's. */
export function deleteMessage({ database }: Platform, memberId: number, id: string): void {
  const { changes } = change(database, 'delete from messages where member_id = ? and id = ?', memberId, id);
  if (!changes) throw new Refusal('message.missing');
}
