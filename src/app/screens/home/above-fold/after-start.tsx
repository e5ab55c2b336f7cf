import { useEffect } from 'react';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { reached, schedule } from '../../../runtime/scheduling/schedule.ts';
import { actions } from '../lazy-actions.ts';
import { watchSeen } from './watch-seen.ts';

const announcements = lazy(() => import('../announcements/index.tsx'));

/** What home does once it stands: the code of taps comes with the first touch, the announcements once home has been seen. Here, as the first load has no room for it. */
export function AfterStart() {
  useEffect(watchSeen, []);
  // A tap, or the beginning of a scroll: the code is on its way before the finger is lifted.
  useEffect(() => schedule('touch', () => void actions.load().catch(() => {})), []);
  // Nobody waits for them: a failure of their code is not shown.
  useEffect(() => schedule('seen', () => keepLoading(announcements)), []);
  const Announcements = reached.seen.value && announcements.value.value?.default;
  return Announcements ? <Announcements /> : null;
}
