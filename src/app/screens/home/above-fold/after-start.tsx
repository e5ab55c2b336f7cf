import { useEffect } from 'react';
import { endAll, listen } from '../../../device/listen.ts';
import { reached, schedule } from '../../../runtime/scheduling/schedule.ts';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { actions } from '../lazy-actions.ts';

/** ms after which home has been seen, and px of scrolling */
const seen = { after: 5_000, scrolled: 60 } as const;

/** px by which a page may be longer than the window, and its end is near without a scroll */
const rest = 150;

/** Tells that home has been seen after five seconds or the first scroll, and that its end is near with the scroll or where the window holds the page. Returns the function that ends it. */
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
