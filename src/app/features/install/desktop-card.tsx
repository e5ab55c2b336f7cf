import { useTranslation } from 'react-i18next';
import { useLocation } from '../../runtime/router/index.ts';
import { LazyQrCode } from '../../ui/qr-code/lazy-qr-code.tsx';
import './desktop-card.css';

/** Beside the page on a computer: a QR code of its address for the phone. */
export default function DesktopCard() {
  const { t } = useTranslation('install');
  const { url } = useLocation();
  return (
    <aside className="card desktop-card" aria-label={t('desktop.title')}>
      <h2>{t('desktop.title')}</h2>
      <p className="quiet">{t('desktop.text')}</p>
      <LazyQrCode key={url} text={location.origin + url} label={t('desktop.code')} />
    </aside>
  );
}
