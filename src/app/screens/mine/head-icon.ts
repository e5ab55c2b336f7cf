import { computed } from '@preact/signals-react';
import { headIcon, setHeadIcon } from '../../../contract/endpoints/profile.ts';
import type { HeadIcon } from '../../../contract/head-icons.ts';
import { call } from '../../gateway/call.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';

export const headIconResource = resource(headIcon, () => ({}));

onSessionEnd(headIconResource.clear);

/** Name of the icon that is shown, or empty. */
export const headIconValue = computed(() => headIconResource.value.value?.headIcon ?? '');

/** Shows an icon at once and keeps it on the platform; where that fails, says so and shows the one before. */
export async function chooseIcon(name: HeadIcon): Promise<void> {
  const before = headIconResource.value.peek();
  headIconResource.replace({ headIcon: name });
  try {
    headIconResource.replace(await call(setHeadIcon, { headIcon: name }));
  } catch (error) {
    headIconResource.replace(before);
    // `replace` has dropped the first load, which was still under way.
    if (!before) void headIconResource.load();
    toast(failureText(error), durations.long, 'trouble');
  }
}
