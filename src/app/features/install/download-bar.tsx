// @chunk over-pages
import { useLayoutEffect } from 'react';
import { barred, earlyBarId } from '../../../contract/downloads.ts';
import { dismissDownloadBar, showsDownloadBar } from './downloads.ts';
import { DownloadBarView } from './download-bar-view.tsx';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { downloadPopup } from './download-popup-overlay.ts';

/** px of the bar; the style sheet agrees */
const height = 52;

/**
 * The bar at the top of home (S13); dismissed, it is gone for good. It takes the place of the one that came with the
 * page. Where none came and home stood before it (`late`), the page is scrolled by as much as the bar takes: what the
 * person sees, and may be about to tap, stays where it is.
 */
export function DownloadBar({ late }: { late: boolean }) {
  // It may have been dismissed before the app was here.
  const shown = showsDownloadBar();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const stood = classList.contains(barred);
    classList.toggle(barred, shown);
    document.getElementById(earlyBarId)?.remove();
    if (late && shown && !stood) scrollBy(0, height);
  }, [late, shown]);
  if (!shown) return null;
  return <DownloadBarView dismiss={dismissDownloadBar} open={() => openOverlay(downloadPopup)} />;
}
