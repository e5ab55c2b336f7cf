import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { epochMs, flag, line, number, optional, record, text, type Infer } from '../shape.ts';

const message = record({
  id: text,
  title: line,
  /** HTML of the platform: sanitize it before showing it */
  content: text,
  /** epoch ms */
  sentAt: epochMs,
  isRead: flag,
});

/** One message of the member's mail. */
export type Message = Infer<typeof message>;

/** The member's mail, newest first. */
export const messages = endpoint('/wps/message/list', record({ pageNo: number }), pageOf(message), { access: 'member' });

/** The number of the member's messages, read ones included. */
export const messageCount = endpoint('/wps/message/count', record({}), number, { access: 'member' });

/** Marks a message as read, or all without an id; answers the number of unread ones. Refused with `message.missing`. */
export const readMessage = endpoint('/wps/message/read', record({ id: optional(text) }), number, { method: 'POST', access: 'member' });

/** Deletes a message; answers the number of unread ones. Refused with `message.missing`. */
export const deleteMessage = endpoint('/wps/message', record({ id: text }), number, { method: 'DELETE', access: 'member' });
