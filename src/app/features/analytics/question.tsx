import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { textPages } from '../../../contract/own-texts.ts';
import { pageData } from '../../device/page-data.ts';
import './question.css';

interface QuestionProps {
  /** origin of the service that counts the visits */
  origin: string;
  answer: (yes: boolean) => void;
}

/** Asks whether visits may be counted: both buttons look alike, and a link explains what is counted. The page behind it stays usable. */
export function AnalyticsQuestion({ origin, answer }: QuestionProps) {
  const { t } = useTranslation('analytics');
  // The class adds padding, so that the end of the page can be scrolled out from under the question.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('analytics-asked');
    return () => classList.remove('analytics-asked');
  }, []);
  return (
    <aside className="analytics-question" aria-label={t('title')}>
      <p>
        {t('ask', { name: pageData.merchant.name, host: new URL(origin).host })} <a href={`${textPages}/privacy`}>{t('more')}</a>
      </p>
      <div className="analytics-answers">
        <button type="button" className="button" onClick={() => answer(false)}>
          {t('no')}
        </button>
        <button type="button" className="button" onClick={() => answer(true)}>
          {t('yes')}
        </button>
      </div>
    </aside>
  );
}
