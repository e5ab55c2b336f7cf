import { signal } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { page } from '../../state/merchant.ts';
import { askInstall, closeInstallOffer, installOffered, installWay } from '../../state/install.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { close } from '../../ui/icon/shapes.ts';
import { Mark } from '../brand.tsx';
import { InstallHelp } from './help.tsx';
import './banner.css';

const helping = signal(false);

/** Offers the home screen (S12), over the page and above the footer menu, so that nothing moves. */
export default function InstallBanner() {
  const { t } = useTranslation('install');
  if (!installOffered.value) return null;
  const way = installWay();
  const words = (
    <>
      <Mark />
      <span className="install-words">
        <strong>{t('title', { name: page.merchant.name })}</strong>
        <span>{t('text')}</span>
      </span>
      <span className="install-go">{t(way === 'help' ? 'how' : 'download')}</span>
    </>
  );
  return (
    <>
      <div className="install-room" />
      <aside className="install" aria-label={t('label')}>
        {typeof way === 'object' ? (
          // A file or a page of the platform is the browser's to open, not the router's.
          <a className="install-offer" href={way.link} target={way.link === paths.download ? undefined : '_top'}>
            {words}
          </a>
        ) : (
          <button
            type="button"
            className="install-offer"
            aria-haspopup={way === 'help' ? 'dialog' : undefined}
            onClick={() => (way === 'help' ? (helping.value = true) : void askInstall().catch(() => {}))}
          >
            {words}
          </button>
        )}
        <button type="button" className="install-close" aria-label={t('close')} onClick={closeInstallOffer}>
          <Icon shape={close} size={18} />
        </button>
      </aside>
      {helping.value && <InstallHelp onClose={() => (helping.value = false)} />}
    </>
  );
}
