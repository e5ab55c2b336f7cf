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

/** A retry in one line, in place of a small part whose code failed to load or that threw. */
export function LoadFailedLine({ retry }: { retry: () => void }) {
  const { action } = useWords(retry);
  return (
    <button type="button" className="text-button" onClick={action.run}>
      {action.label}
    </button>
  );
}

/** A retry in place of a part whose code failed to load or that threw. */
export function LoadFailedView({ retry }: { retry: () => void }) {
  return <StatusView role="alert" picture={cloud} {...useWords(retry)} />;
}

/** A retry in place of a screen whose code failed to load (A §8). */
export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <Screen name="load-failed" title={useWords(retry).title}>
      <LoadFailedView retry={retry} />
    </Screen>
  );
}
