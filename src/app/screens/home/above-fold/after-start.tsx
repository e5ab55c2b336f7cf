// @chunk above-fold
import { useEffect } from 'react';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { afterPaint } from '../../../runtime/scheduling/after-paint.ts';
import { homeSeen } from '../home-seen.ts';
import { actions } from '../lazy-actions.ts';
import { watchSeen } from './watch-seen.ts';

const announcements = lazy(() => import('../announcements/index.tsx'));

/** What home does once it stands: the code of taps comes with the first touch, the announcements once home has been seen. Here, as the first load has no room for it. */
export function AfterStart() {
  const seen = homeSeen.value;
  useEffect(watchSeen, []);
  useEffect(() => {
    // A tap, or the beginning of a scroll: the code is on its way before the finger is lifted.
    const touched = () => void afterPaint(() => void actions.load().catch(() => {}));
    addEventListener('touchstart', touched, { once: true, passive: true });
    return () => removeEventListener('touchstart', touched);
  }, []);
  // Nobody waits for them: a failure of their code is not shown.
  useEffect(() => (seen ? keepLoading(announcements) : undefined), [seen]);
  const Announcements = seen && announcements.value.value?.default;
  return Announcements ? <Announcements /> : null;
}
