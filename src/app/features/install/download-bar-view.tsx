// @chunk over-pages
import { useTranslation } from 'react-i18next';
import { earlyBarId } from '../../../contract/downloads.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../device/page-data.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { close } from '../../ui/icon/shapes.ts';
import { Mark } from '../../ui/brand/brand.tsx';
import './download-bar.css';

interface DownloadBarViewProps {
  id?: string;
  dismiss?: () => void;
  /** opens the downloads; none: a link leads to them, as there is no script yet */
  open?: () => unknown;
}

/** The content of the download bar (S13). */
export function DownloadBarView({ id, dismiss, open }: DownloadBarViewProps) {
  const { t } = useTranslation('install');
  return (
    <aside id={id} className="download-bar" aria-label={t('app.title')}>
      <button type="button" className="download-bar-close" aria-label={t('close')} onClick={dismiss}>
        <Icon shape={close} size={18} />
      </button>
      <Mark />
      <span className="download-bar-words">{t('app.bar', { name: pageData.merchant.name })}</span>
      {open ? (
        <button type="button" className="download-bar-open" aria-haspopup="dialog" onClick={open}>
          {t('app.open')}
        </button>
      ) : (
        <a className="download-bar-open" href={paths.download}>
          {t('app.open')}
        </a>
      )}
    </aside>
  );
}

/** The bar as it comes with the page: in its place from the first paint, so that it moves nothing when the app is here. */
export const EarlyDownloadBar = () => <DownloadBarView id={earlyBarId} />;
