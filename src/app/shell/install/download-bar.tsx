import { signal } from '@preact/signals-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../state/merchant.ts';
import { dismissDownloadBar, downloadOffered, hasDownloads } from '../../state/downloads.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { close } from '../../ui/icon/shapes.ts';
import { Mark } from '../brand.tsx';
import { DownloadPopup } from './download-popup.tsx';
import './download-bar.css';

const choosing = signal(false);

/** The bar at the top of home (S13); dismissed, it is gone for good. */
export function DownloadBar() {
  return downloadOffered.value && hasDownloads() ? <Bar /> : null;
}

let cameBefore = false;

/**
 * Makes room at the top of the page. The page is scrolled by as much, so that nothing on the screen moves by
 * itself; who stands at the top is then brought up to the bar.
 */
function makeRoom(bar: HTMLElement): () => void {
  const { classList } = document.documentElement;
  const from = scrollY;
  classList.add('download-barred');
  if (!cameBefore) {
    cameBefore = true;
    scrollTo(0, from + bar.offsetHeight);
    if (from === 0) scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }
  return () => classList.remove('download-barred');
}

function Bar() {
  const { t } = useTranslation('install');
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => makeRoom(bar.current!), []);
  const words = t('app.bar', { name: page.merchant.name });
  return (
    <>
      <aside ref={bar} className="download-bar" aria-label={t('app.title')}>
        <button type="button" className="download-bar-close" aria-label={t('close')} onClick={dismissDownloadBar}>
          <Icon shape={close} size={18} />
        </button>
        <Mark />
        <span className="download-bar-words">{words}</span>
        <button type="button" className="download-bar-open" aria-haspopup="dialog" onClick={() => (choosing.value = true)}>
          {t('app.open')}
        </button>
      </aside>
      {choosing.value && <DownloadPopup onClose={closeChoice} />}
    </>
  );
}

function closeChoice(): void {
  choosing.value = false;
}
