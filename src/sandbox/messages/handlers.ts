import type * as contract from '../../contract/endpoints/messages.ts';
import type { unreadCount } from '../../contract/endpoints/member.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { callerOf, type Handler } from '../handler.ts';
import { countMessages, countUnread, deleteMessage, markAllRead, markRead, messagesOf } from './messages.ts';

const readMessages: Handler<typeof contract.messages> = (call) => messagesOf(call.platform, realCallerOf(call).memberId, call.input.pageNo, call.language);

const count: Handler<typeof contract.messageCount> = (call) => countMessages(call.platform, realCallerOf(call).memberId);

// Trial members may call it too: the header shows the count to every member.
const unread: Handler<typeof unreadCount> = (call) => countUnread(call.platform, callerOf(call).memberId);

const markAsRead: Handler<typeof contract.readMessage> = (call) => {
  const { memberId } = realCallerOf(call);
  if (call.input.id === undefined) markAllRead(call.platform, memberId);
  else markRead(call.platform, memberId, call.input.id);
  return countUnread(call.platform, memberId);
};

const remove: Handler<typeof contract.deleteMessage> = (call) => {
  const { memberId } = realCallerOf(call);
  deleteMessage(call.platform, memberId, call.input.id);
  return countUnread(call.platform, memberId);
};

export const messageHandlers = { messages: readMessages, messageCount: count, unreadCount: unread, readMessage: markAsRead, deleteMessage: remove };
