// @chunk error-view
import type { ErrorCode } from '../../../contract/errors.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { UnlessAway } from '../responsible-play/away/unless-away.tsx';
import { TrialRefused } from './trial-refused.tsx';

/** In the place of what a screen cannot show: why, and the way on. Trial accounts are told that it is not theirs (A §6), members on a break when it ends. */
export function ErrorView({ failure, retry }: { failure: unknown; retry: () => void }) {
  if (failure instanceof GatewayFailure && failure.code === ('permission.trial' satisfies ErrorCode)) return <TrialRefused />;
  return (
    <UnlessAway failure={failure}>
      <FailureView failure={failure} retry={retry} />
    </UnlessAway>
  );
}
