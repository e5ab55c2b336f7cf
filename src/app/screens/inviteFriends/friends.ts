import { computed } from '@preact/signals-react';
import { invitation, invitedFriends } from '../../../contract/endpoints/invitations.ts';
import { pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';

export const invited = resource(invitation, () => ({}));
export const friends = pages(invitedFriends, () => ({}));

onSessionEnd(() => {
  invited.clear();
  friends.clear();
});

/** One answer as a list of one, so that it is shown in all its states. */
export const invitations = computed(() => invited.value.value && [invited.value.value]);
