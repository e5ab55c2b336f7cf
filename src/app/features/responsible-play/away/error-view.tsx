import { GatewayFailure } from '../../../gateway/failure.ts';
import { FailureView } from '../../../ui/status-view/failure-view.tsx';
import { UnlessAway } from './unless-away.tsx';
import { Refused } from './refused.tsx';

/** In the place of what a screen cannot show: why, and the way on. Trial accounts are told that it is not theirs (A §6), members on a break when it ends. */
export function ErrorView({ failure, retry }: { failure: unknown; retry: () => void }) {
  if (failure instanceof GatewayFailure && failure.code === 'permission.trial') return <Refused why="trial" />;
  return (
    <UnlessAway failure={failure}>
      <FailureView failure={failure} retry={retry} />
    </UnlessAway>
  );
}
