import { useEffect } from 'react';
import { endAll, listen } from '../../../device/listen.ts';
import { reached, schedule } from '../../../runtime/scheduling/schedule.ts';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { actions } from '../lazy-actions.ts';

/** ms, or px of scrolling, after which home counts as seen */
const seen = { after: 5_000, scrolled: 60 } as const;

/** px by which the page may be longer than the window and still count as scrolled to its end */
const rest = 150;

/** Reaches the milestone `seen` after five seconds or the first scroll, and `end` with the scroll or if the window shows the whole page. Returns the function that stops it. */
export function watchSeen(): () => void {
  // The download bar moves the page by its own height when it comes late.
  const scrolled = () => void (scrollY > seen.scrolled && (reached.seen.value = reached.end.value = true));
  const timer = setTimeout(() => {
    reached.seen.value = true;
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight < clientHeight + rest) reached.end.value = true;
  }, seen.after);
  scrolled();
  return endAll([() => clearTimeout(timer), listen(window, 'scroll', scrolled, { passive: true })]);
}

const announcements = lazy(() => import('../announcements/index.tsx'));

/** Loads what home needs later: the code of taps with the first touch, the announcements once home was seen. In this chunk, because the first load has no room for it. */
export function AfterStart() {
  useEffect(watchSeen, []);
  // With the touch, so that the code is loading before the finger is lifted.
  useEffect(() => schedule('touch', () => void actions.load().catch(() => {})), []);
  // A failure of their code is not shown: nobody waits for them.
  useEffect(() => schedule('seen', () => keepLoading(announcements)), []);
  const Announcements = reached.seen.value && announcements.value.value?.default;
  return Announcements ? <Announcements /> : null;
}
