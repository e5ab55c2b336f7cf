// @chunk over-pages
import { useTranslation } from 'react-i18next';
import { ageAttributes } from '../../../../contract/age-gate.ts';
import { pageData } from '../../../device/page-data.ts';

interface AgeQuestionProps {
  /** the answer so far: `no`, or empty for none */
  answered: 'no' | '';
  /** of the text, which describes the dialog */
  textId?: string;
  /** takes an answer; empty takes the last one back. None: the page's boot script does */
  onAnswer?: (answer: 'yes' | 'no' | '') => void;
}

/** The content of the 18+ question, and of the page for people who are younger. */
export function AgeQuestion({ answered, textId, onAnswer }: AgeQuestionProps) {
  const { t } = useTranslation('ageGate');
  const button = (answer: 'yes' | 'no' | '', label: string, accent = '') => (
    <button type="button" className={`button${accent}`} {...{ [ageAttributes.button]: answer }} onClick={onAnswer && (() => onAnswer(answer))}>
      {label}
    </button>
  );
  return (
    <>
      <p className="age-gate-sign" aria-hidden="true">
        18+
      </p>
      {answered === 'no' ? (
        <>
          <h2>{t('no.title')}</h2>
          <p id={textId} className="age-gate-text">{t('no.text')}</p>
          <div className="age-gate-answers">{button('', t('no.back'))}</div>
        </>
      ) : (
        <>
          <h2>{t('asked.title')}</h2>
          <p id={textId} className="age-gate-text">{t('asked.text', { name: pageData.merchant.name })}</p>
          <div className="age-gate-answers">
            {button('yes', t('asked.yes'), ' button-accent')}
            {button('no', t('asked.no'))}
          </div>
          <p className="hint age-gate-law">{t('asked.law')}</p>
        </>
      )}
    </>
  );
}
