// First bundle: it is what shows when other chunks cannot be had.
import { useTranslation } from 'react-i18next';
import { Screen } from './screen.tsx';
import { cloud } from './drawings.ts';
import { Designed } from './designed.tsx';

/** A §8: the page loader's failure, with its retry button. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Screen name="load-failed" title={t('loadFailed.title')}>
      <Designed picture={cloud} title={t('loadFailed.title')} text={t('loadFailed.text')} action={{ label: t('retry'), run: retry }} />
    </Screen>
  );
}
