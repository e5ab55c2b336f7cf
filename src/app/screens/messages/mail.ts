import { deleteMessage, messageCount, messages, readMessage, type Message } from '../../../contract/endpoints/messages.ts';
import { call } from '../../gateway/call.ts';
import { i18n } from '../../i18n/index.ts';
import { unread } from '../../features/member/member.ts';
import { confirm, toast, durations, toastTrouble } from '../../ui/messages/messages.ts';
import { pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';

export const mail = pages(messages, () => ({}));

export const mailCount = resource(messageCount, () => ({}));

onSessionEnd(() => {
  mail.clear();
  mailCount.clear();
});

const change = (changed: (items: readonly Message[]) => readonly Message[]): void => {
  mail.value.value = changed(mail.value.peek() ?? []);
};

const read = (message: Message): Message => (message.isRead ? message : { ...message, isRead: true });

/** Marks a message as read. Never rejects: after a failure it is unread again in the next list. */
export async function markRead({ id, isRead }: Message): Promise<void> {
  if (isRead) return;
  change((items) => items.map((item) => (item.id === id ? read(item) : item)));
  try {
    unread.replace(await call(readMessage, { id }));
  } catch {
    // The platform counts it as unread, and so does the next list.
  }
}

/** Marks all messages as read; a failure is shown. Never rejects. */
export async function markAllRead(): Promise<void> {
  try {
    unread.replace(await call(readMessage, {}));
    change((items) => items.map(read));
  } catch (error) {
    toastTrouble(error);
  }
}

/** Deletes a message after a question; a failure is shown. Never rejects. */
export async function remove({ id }: Message): Promise<void> {
  const sure = (key: string): string => i18n.t(`messages:sure.${key}`);
  if (!(await confirm({ title: sure('title'), text: sure('text'), confirm: sure('yes') }))) return;
  try {
    unread.replace(await call(deleteMessage, { id }));
    change((items) => items.filter((item) => item.id !== id));
    toast(i18n.t('messages:deleted'), durations.short, 'done');
    void mailCount.load();
    // Mail of the next page has moved up into the loaded pages.
    if (mail.hasMore.peek()) void mail.load();
  } catch (error) {
    toastTrouble(error);
  }
}
