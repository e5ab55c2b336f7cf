import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../contract/errors.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { cloud } from '../../ui/status-view/drawings.ts';
import { TrialRefused } from './trial-refused.tsx';

/** In the place of what a screen cannot show: why, and the way on. Trial accounts are told that it is not theirs (A §6). */
export function ErrorView({ failure, retry }: { failure: unknown; retry: () => void }) {
  const { t } = useTranslation('states');
  if (failure instanceof GatewayFailure && failure.code === ('permission.trial' satisfies ErrorCode)) return <TrialRefused />;
  return <StatusView picture={cloud} title={t('failed.title')} text={failureText(failure)} action={{ label: t('shell:retry'), run: retry }} />;
}
