import { useEffect, useLayoutEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { answerAttribute, barred } from '../../../contract/over-page.ts';
import type { Answer } from '../../../contract/over-page.ts';
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

/** Opens the downloads over the page, in place of the page that the link leads to before the app is there. */
function open(tap: MouseEvent): void {
  tap.preventDefault();
  // The router follows each link.
  tap.stopPropagation();
  openOverlay(downloadPopup);
}

/** The bar at the top of home (S13), drawn with it; dismissed, it is gone for good. The root's class `download-barred` shows it. */
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
