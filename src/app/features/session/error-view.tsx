// @chunk error-view
import type { ErrorCode } from '../../../contract/errors.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { awayOf, awayView } from '../responsible-play/away/away.ts';
import { TrialRefused } from './trial-refused.tsx';

/** In the place of what a screen cannot show: why, and the way on. Trial accounts are told that it is not theirs (A §6), members on a break when it ends. */
export function ErrorView({ failure, retry }: { failure: unknown; retry: () => void }) {
  if (failure instanceof GatewayFailure && failure.code === ('permission.trial' satisfies ErrorCode)) return <TrialRefused />;
  const away = awayOf(failure);
  if (away) return <Lazy of={awayView} props={{ away }} fallback={<Skeleton />} />;
  return <FailureView failure={failure} retry={retry} />;
}
