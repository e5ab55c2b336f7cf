// A chunk of its own.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analyticsOrigin } from '../../../contract/analytics.ts';
import type { Analytics } from '../../../contract/analytics.ts';
import { answerFor, keepAnswer } from './consent.ts';

/** Below the text on privacy: the answer, and the way to another. What counts already is gone with the page. */
export default function AnalyticsChoice({ of }: { of: Analytics }) {
  const { t } = useTranslation('analytics');
  const origin = analyticsOrigin(of);
  const [yes, setYes] = useState(() => answerFor(origin) === true);
  const change = () => {
    keepAnswer(!yes, origin);
    if (yes) location.reload();
    else setYes(true);
  };
  return (
    <section className="page-column">
      <h2>{t('title')}</h2>
      <p>{t(yes ? 'saidYes' : 'saidNo', { host: new URL(origin).host })}</p>
      <button type="button" className="button button-wide" onClick={change}>
        {t(yes ? 'stop' : 'yes')}
      </button>
    </section>
  );
}
