import { playRefusal } from '../../../../contract/endpoints/responsible.ts';
import type { PlayBreak } from '../../../../contract/endpoints/responsible.ts';
import { errors } from '../../../../contract/errors.ts';
import { read } from '../../../../contract/shape.ts';
import { GatewayFailure } from '../../../gateway/failure.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';

/** What stands in the place of a form or a game that a member on a break may not have. */
export const awayView = lazy(() => import('./away-view.tsx'), { strings: ['responsiblePlay'] });

/** The break by which the platform refused a call; undefined where it failed otherwise. */
export function awayOf(failure: unknown): PlayBreak | undefined {
  if (!(failure instanceof GatewayFailure) || (failure.code !== errors.paused && failure.code !== errors.selfExcluded)) return undefined;
  let endsAt: number | undefined;
  try {
    ({ endsAt } = read(playRefusal, failure.value));
  } catch {
    // The platform does not say when it ends.
  }
  return { kind: failure.code === errors.paused ? 'pause' : 'exclusion', endsAt };
}
