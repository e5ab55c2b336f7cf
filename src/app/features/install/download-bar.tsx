import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { answerAttribute } from '../../../contract/over-page.ts';
import type { Answer } from '../../../contract/over-page.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../device/page-data.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { close, Icon } from '../../ui/icon/icon.tsx';
import { Mark } from '../../ui/brand/brand.tsx';
import { downloadPopup } from './download-popup-overlay.ts';
import './download-bar.css';

/** Opens the downloads over the page, in place of the page that the link leads to before the app is there. */
function open(tap: MouseEvent): void {
  tap.preventDefault();
  // The router follows each link.
  tap.stopPropagation();
  openOverlay(downloadPopup);
}

/** The bar at the top of home (S13), drawn with it; dismissed, it is gone for good. The root's class `download-barred` shows it. */
export function DownloadBar() {
  const { t } = useTranslation('install');
  return (
    <aside className="download-bar" aria-label={t('app.title')}>
      <button type="button" className="download-bar-close" aria-label={t('close')} {...{ [answerAttribute]: 'close' satisfies Answer }}>
        <Icon shape={close} size={18} />
      </button>
      <Mark />
      <span className="download-bar-words">{t('app.bar', { name: pageData.merchant.name })}</span>
      <a className="download-bar-open" href={paths.download} onClick={open}>
        {t('app.open')}
      </a>
    </aside>
  );
}
