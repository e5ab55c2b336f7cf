import { useTranslation } from 'react-i18next';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';

const exclusionSheet = lazy(() => import('./exclusion-sheet.tsx'));

/** The way to self-exclusion. */
export function Exclusion() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <section className="card padded" aria-labelledby="responsible-exclusion">
      <h2 id="responsible-exclusion">{t('exclusion.title')}</h2>
      <p className="quiet responsible-text">{t('exclusion.text')}</p>
      <button type="button" className="button button-wide" aria-haspopup="dialog" onClick={() => openOverlay(exclusionSheet)}>
        {t('exclusion.open')}
      </button>
    </section>
  );
}
