// @chunk entry
// It is what shows when other chunks cannot be had. Its picture is in the style sheet, which the page has whole.
import { useTranslation } from 'react-i18next';
import { Screen } from '../screen/screen.tsx';
import './status-view.css';
import './load-failed.css';

/** A §8: the page loader's failure, with its retry button. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Screen name="load-failed" title={t('loadFailed.title')}>
      <div className="status-view load-failed">
        <h2 className="status-view-title">{t('loadFailed.title')}</h2>
        <p className="status-view-text">{t('loadFailed.text')}</p>
        <button type="button" className="button button-accent" onClick={retry}>
          {t('retry')}
        </button>
      </div>
    </Screen>
  );
}
