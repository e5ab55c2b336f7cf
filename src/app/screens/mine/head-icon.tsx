import { computed } from '@preact/signals-react';
import { isHeadIcon, type HeadIcon } from '../../../contract/head-icons.ts';
import { headIcon, setHeadIcon } from '../../../contract/endpoints/profile.ts';
import { call } from '../../gateway/call.ts';
import { toastTrouble } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { memberName } from '../../features/member/member.ts';
import { fish, Icon } from '../../ui/icon/icon.tsx';

/** Outlines on a 24-unit grid. */
export const headIconShapes: Readonly<Record<HeadIcon, string>> = {
  leaf: 'M5 19C4 9 10 4 20 4c1 10-4 16-13 14M4 21c1-5 4-9 9-11',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10zM17 4v4M15 6h4',
  fish,
  bird: 'M16 7h.01M3 20h9a8 8 0 0 0 8-8V7a4 4 0 0 0-7.3-2.3L2 20M20 7l2 .5-2 .5M10 18v3M14 17.8V21',
  cat: 'M5 4l4 3q3-1 6 0l4-3c1 5 1 8 .5 11-1 4-4 5.5-7.5 5.5S5.5 19 4.5 15C4 12 4 9 5 4zM9 12v.01M15 12v.01M11 15.5l1 1 1-1',
  flower: 'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 9c-2-3-1.5-6 0-7 1.5 1 2 4 0 7M12 15c2 3 1.5 6 0 7-1.5-1-2-4 0-7M9 12c-3 2-6 1.5-7 0 1-1.5 4-2 7 0M15 12c3-2 6-1.5 7 0-1 1.5-4 2-7 0',
  wave: 'M2 8c3-3 5-3 7 0s4 3 6.5 0S20 5 22 7M2 14c3-3 5-3 7 0s4 3 6.5 0 4.5-3 6.5-1M2 20c3-3 5-3 7 0s4 3 6.5 0 4.5-3 6.5-1',
  rocket: 'M9 15l-3-3c1-5 5-10 14-10 0 9-5 13-10 14zM9 15v5c2-.5 4-2 4-5M6 12H2c.5-2 2-4 5-4M5 16c-1.5 1-2 5-2 5s4-.5 5-2M13.5 9a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  crown: 'M3 18 2 7l5.5 4L12 4l4.5 7L22 7l-1 11zM4 21.5h16',
  clover: 'M12 11C8 4 3 6 4 9c.5 2 4 3 8 2zM12 11c4-7 9-5 8-2-.5 2-4 3-8 2zM12 11c-7 4-5 9-2 8 2-.5 3-4 2-8zM12 11c7 4 5 9 2 8-2-.5-3-4-2-8zM13 15q1 4 4 7',
  guitar: 'M20 4l-7 7M18 2l4 4M14.5 9.5c2 2 1 4-1 5s-1 3-3 5-5.5 2-7.5 0-2-5.5 0-7.5 4-1 5-3 3-3 5-1zM7 15.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
};

export const headIconResource = resource(headIcon, () => ({}));

onSessionEnd(headIconResource.clear);

export const headIconValue = computed(() => headIconResource.value.value?.headIcon ?? '');

/** Shows an icon at once and stores it on the platform; a failure is shown, and the previous icon again. Never rejects. */
export async function chooseIcon(name: HeadIcon): Promise<void> {
  const before = headIconResource.value.peek();
  headIconResource.replace({ headIcon: name });
  try {
    headIconResource.replace(await call(setHeadIcon, { headIcon: name }));
  } catch (error) {
    headIconResource.replace(before);
    // `replace` has dropped the first load, which was still pending.
    if (!before) void headIconResource.load();
    toastTrouble(error);
  }
}

/** The member's head icon; the first letter of the name before one is chosen. */
export function Avatar() {
  const name = headIconValue.value;
  return isHeadIcon(name) ? <Icon shape={headIconShapes[name]} size={30} /> : <span aria-hidden="true">{memberName.value.charAt(0).toUpperCase()}</span>;
}
