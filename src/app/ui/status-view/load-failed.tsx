// @chunk entry
// It stands in for other chunks. Its picture is in the style sheet, which every page inlines.
import { useTranslation } from 'react-i18next';
import { Screen } from '../screen/screen.tsx';
import './status-view.css';
import './load-failed.css';

interface LoadFailedViewProps {
  retry: () => void;
  /** one line, for small places */
  inline?: boolean;
}

/** Code that could not be loaded, with a retry. */
export function LoadFailedView({ retry, inline }: LoadFailedViewProps) {
  const { t } = useTranslation('shell');
  const button = (
    <button type="button" className={inline ? 'text-button' : 'button button-accent'} onClick={retry}>
      {t('retry')}
    </button>
  );
  if (inline) return button;
  return (
    <div className="status-view load-failed" role="status">
      <h2>{t('loadFailed.title')}</h2>
      <p>{t('loadFailed.text')}</p>
      {button}
    </div>
  );
}

/** A §8: the page loader's failure, with its retry button. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Screen name="load-failed" title={t('loadFailed.title')}>
      <LoadFailedView retry={retry} />
    </Screen>
  );
}
