import { computed } from '@preact/signals-react';
import { memberInfo, unreadCount } from '../../../contract/endpoints/member.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd, session } from '../session/session.ts';

/** The member's account on the platform. */
export const member = resource(memberInfo, () => ({}));

/** The number of unread messages. */
export const unread = resource(unreadCount, () => ({}));

/** Nickname, else account, else the session's user name (S10). */
export const memberName = computed(() => {
  const known = member.value.value;
  return known?.nickname || known?.account || session.value?.userName || '';
});

onSessionEnd(() => {
  member.clear();
  unread.clear();
});
