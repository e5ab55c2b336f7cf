import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../contract/errors.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { cloud } from '../../ui/status-view/drawings.ts';
import { awayOf, awayView } from '../responsible-play/away/away.ts';
import { TrialRefused } from './trial-refused.tsx';

/** In the place of what a screen cannot show: why, and the way on. Trial accounts are told that it is not theirs (A §6), members on a break when it ends. */
export function ErrorView({ failure, retry }: { failure: unknown; retry: () => void }) {
  const { t } = useTranslation('states');
  if (failure instanceof GatewayFailure && failure.code === ('permission.trial' satisfies ErrorCode)) return <TrialRefused />;
  const away = awayOf(failure);
  if (away) return <Lazy of={awayView} props={{ away }} fallback={<Skeleton />} />;
  return <StatusView picture={cloud} title={t('failed.title')} text={failureText(failure)} action={{ label: t('shell:retry'), run: retry }} />;
}
