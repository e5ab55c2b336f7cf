import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { answerAttribute, barShown, type Answer } from '../../../contract/over-page.ts';
import { listen } from '../../device/listen.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../device/page-data.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { close, Icon } from '../../ui/icon/icon.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { hasDownloads, showsDownloadBar } from './install.ts';
import './download-bar.css';

/** The downloads of the merchant's own app. */
export const downloadPopup = lazy(() => import('./download-popup.tsx'), { strings: ['install'] });

/** Opens the downloads as an overlay; before the app runs, the link leads to their page. */
function open(tap: MouseEvent): void {
  tap.preventDefault();
  // Keep the tap from the router, which would follow the link.
  tap.stopPropagation();
  openOverlay(downloadPopup);
}

/** The bar at the top of home (S13), drawn with the page; once dismissed, it is gone for good. The root's class `download-barred` shows it. */
function DownloadBar() {
  const { t } = useTranslation('install');
  return (
    <aside className="download-bar" aria-label={t('app.title')}>
      <button type="button" className="download-bar-close" aria-label={t('close')} {...{ [answerAttribute]: 'close' satisfies Answer }}>
        <Icon shape={close} size={18} />
      </button>
      <span className="download-bar-words">{t('app.bar', { name: pageData.merchant.name })}</span>
      <a className="download-bar-open" href={paths.download} onClick={open}>
        {t('app.open')}
      </a>
    </aside>
  );
}

const installBanner = lazy(() => import('./banner.tsx'));

/** px of scrolling after which the banner no longer covers the first row of games on a phone of 640 px */
const past = 80;

/** height of the bar, px; the same as in the style sheet */
const barHeight = 44;

/** Whether the browser's scroll anchoring keeps the visible part in place. */
const anchors = (): boolean => scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/**
 * Home's offers to install the app, one a visit: the bar (S13), or, if that was dismissed, the banner (S12), which
 * appears on the first scroll and goes at the top of the page. If home was shown before the bar (`late`), the page is
 * scrolled by the bar's height, so that what the person sees, and may be about to tap, stays in place.
 */
export default function Offers({ late }: { late?: boolean }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(scrollY > past);
    follow();
    return listen(window, 'scroll', follow, { passive: true });
  }, []);
  const shown = showsDownloadBar();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const stood = classList.contains(barShown);
    classList.toggle(barShown, shown);
    if (late && shown && !stood && !anchors()) scrollBy(0, barHeight);
  }, [late, shown]);
  return (
    <>
      {!shown && scrolled && <Lazy of={installBanner} inline />}
      {hasDownloads() && <DownloadBar />}
    </>
  );
}
