// @chunk over-pages
// Comes for visitors who have not said how old they are.
import { useTranslation } from 'react-i18next';
import { ageAnswer, setAgeAnswer } from '../adult.ts';
import { pageData } from '../../../device/page-data.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import './age-gate.css';

/** Asks whether the person is 18 or older, before anything else. Who is not goes no further. */
export default function AgeGate() {
  const { t } = useTranslation('ageGate');
  return ageAnswer.value === 'no' ? (
    <Dialog key="no" dismissible={false} className="age-gate" labelledBy="age-gate-title" describedBy="age-gate-text">
      {() => (
        <>
          <p className="age-gate-sign" aria-hidden="true">
            18+
          </p>
          <h2 id="age-gate-title">{t('no.title')}</h2>
          <p id="age-gate-text" className="age-gate-text">
            {t('no.text')}
          </p>
          <div className="age-gate-answers">
            <button type="button" className="button" onClick={() => setAgeAnswer(undefined)}>
              {t('no.back')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  ) : (
    <Dialog key="asked" dismissible={false} className="age-gate" labelledBy="age-gate-title" describedBy="age-gate-text">
      {() => (
        <>
          <p className="age-gate-sign" aria-hidden="true">
            18+
          </p>
          <h2 id="age-gate-title">{t('asked.title')}</h2>
          <p id="age-gate-text" className="age-gate-text">
            {t('asked.text', { name: pageData.merchant.name })}
          </p>
          <div className="age-gate-answers">
            <button type="button" className="button button-accent" onClick={() => setAgeAnswer('yes')}>
              {t('asked.yes')}
            </button>
            <button type="button" className="button" onClick={() => setAgeAnswer('no')}>
              {t('asked.no')}
            </button>
          </div>
          <p className="hint age-gate-law">{t('asked.law')}</p>
        </>
      )}
    </Dialog>
  );
}
