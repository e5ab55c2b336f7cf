import { useTranslation } from 'react-i18next';
import './adults-only.css';

/** 18+ and the line on responsible play, under every way in. */
export function AdultsOnly() {
  const { t } = useTranslation('common');
  return (
    <p className="hint adults">
      <span className="adults-18">18+</span>
      {t('common:homeFooter.responsible')}
    </p>
  );
}
