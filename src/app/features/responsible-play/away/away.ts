import type { PlayBreak, PlayRefusal } from '../../../../contract/endpoints/responsible.ts';
import type { ErrorCode } from '../../../../contract/errors.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';

/** The view that replaces a form or a game while the member is on a break. */
export const awayView = lazy(() => import('../away-view.tsx'), { strings: ['responsiblePlay', 'common'] });

const kinds: Partial<Record<ErrorCode, PlayBreak['kind']>> = { 'play.paused': 'pause', 'play.excluded': 'exclusion' };

/** The break by which the platform refused a call; undefined for any other failure. Its end (epoch ms) is missing if the platform does not send it. */
export function awayOf(failure: unknown): PlayBreak | undefined {
  const kind = failure instanceof GatewayFailure && kinds[failure.code as ErrorCode];
  if (!kind) return undefined;
  // Read by hand: the shape and the list of codes would add 1 KB to every screen that can fail.
  const { endsAt } = Object((failure as GatewayFailure).value) as PlayRefusal;
  return { kind, endsAt: typeof endsAt === 'number' ? endsAt : undefined };
}
