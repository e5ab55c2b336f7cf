import { useEffect, useLayoutEffect, useState } from 'react';
import { barred } from '../../../contract/over-page.ts';
import { DownloadBar } from './download-bar.tsx';
import { hasDownloads, showsDownloadBar } from './downloads.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';

const installBanner = lazy(() => import('./banner.tsx'));

/** px of scrolling from which the banner covers nothing of the first row of games on a phone of 640 px */
const past = 80;

/** px of the bar; the style sheet agrees */
const barHeight = 44;

/** The browser itself keeps what is seen in its place, where the page is scrolled. */
const anchors = (): boolean => scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/**
 * Home's offers to put the app on the phone, one a visit: the bar (S13), or, where that is gone, the banner (S12), which
 * comes with the first scroll and goes at the top of the page. Where home stood before the bar (`late`), the page is
 * scrolled by as much as the bar takes: what the person sees, and may be about to tap, stays where it is.
 */
export default function Offers({ late }: { late?: boolean }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(scrollY > past);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  const shown = showsDownloadBar();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const stood = classList.contains(barred);
    classList.toggle(barred, shown);
    if (late && shown && !stood && !anchors()) scrollBy(0, barHeight);
  }, [late, shown]);
  return (
    <>
      {!shown && scrolled && <Lazy of={installBanner} inline />}
      {hasDownloads() && <DownloadBar />}
    </>
  );
}
