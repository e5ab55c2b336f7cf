// @chunk entry
// It stands in for other chunks, so all that it shows comes with the entry.
import { useTranslation } from 'react-i18next';
import { Screen } from '../screen/screen.tsx';
import { cloud } from './cloud.ts';
import { StatusView } from './status-view.tsx';

interface LoadFailedViewProps {
  retry: () => void;
  /** one line, for small places */
  inline?: boolean;
}

/** Code that could not be loaded, with a retry. */
export function LoadFailedView({ retry, inline }: LoadFailedViewProps) {
  const { t } = useTranslation('shell');
  if (inline) {
    return (
      <button type="button" className="text-button" onClick={retry}>
        {t('retry')}
      </button>
    );
  }
  return (
    <div className="load-failed" role="status">
      <StatusView picture={cloud} title={t('loadFailed.title')} text={t('loadFailed.text')} action={{ label: t('retry'), run: retry }} />
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
