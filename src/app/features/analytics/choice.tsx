import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analyticsOrigin, type Analytics } from '../../../contract/analytics.ts';
import { reloadPage } from '../../runtime/lazy/reload.ts';
import { answerFor, keepAnswer } from './consent.ts';

/** Below the privacy text: the answer, and a way to change it. A script that already counts stops only with the page. */
export default function AnalyticsChoice({ of }: { of: Analytics }) {
  const { t } = useTranslation('analytics');
  const origin = analyticsOrigin(of);
  const [yes, setYes] = useState(() => answerFor(origin) === true);
  const change = () => {
    keepAnswer(!yes, origin);
    if (yes) reloadPage();
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
