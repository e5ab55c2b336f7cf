// It stands in for other chunks, so all that it shows comes with the entry.
import { useTranslation } from 'react-i18next';
import { Screen } from '../screen/screen.tsx';
import { isOutdated, reloadPage } from '../../runtime/lazy/reload.ts';
import { cloud, StatusView } from './status-view.tsx';

function useWords(retry: () => void) {
  const { t } = useTranslation('shell');
  return isOutdated.value
    ? { title: t('outdated.title'), text: t('outdated.text'), action: { label: t('outdated.reload'), run: reloadPage } }
    : { title: t(navigator.onLine === false ? 'offline' : 'loadFailed.title'), text: t('loadFailed.text'), action: { label: t('retry'), run: retry } };
}

/** The same in one line, for small places. */
export function LoadFailedLine({ retry }: { retry: () => void }) {
  const { action } = useWords(retry);
  return (
    <button type="button" className="text-button" onClick={action.run}>
      {action.label}
    </button>
  );
}

/** A part whose code could not be loaded, or that threw, with a retry. */
export function LoadFailedView({ retry }: { retry: () => void }) {
  return (
    <div className="load-failed">
      <StatusView role="alert" picture={cloud} {...useWords(retry)} />
    </div>
  );
}

/** A §8: the page loader's failure, with its retry button. */
export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <Screen name="load-failed" title={useWords(retry).title}>
      <LoadFailedView retry={retry} />
    </Screen>
  );
}
