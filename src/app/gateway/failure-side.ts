import { GatewayFailure } from './failure.ts';
import type { FailureKind } from './failure.ts';

/** The side that failed: the network, the platform, or neither: the platform refused. */
export type FailureSide = 'network' | 'platform' | 'refused';

const onTheWay: readonly FailureKind[] = ['offline', 'timeout', 'network'];

/** Statuses of a refusal: not logged in, not allowed, too often. */
const refusals: readonly (number | undefined)[] = [401, 403, 429];

/** Codes about the platform itself, and not about the request. */
const ownTrouble = /^(?:system|platform|request\.(?!too\.many))/;

/** The side that failed. An exception that no call threw is the platform's: its answer led to it. */
export function failureSide(failure: unknown): FailureSide {
  if (!(failure instanceof GatewayFailure)) return 'platform';
  const { kind, code = '', status } = failure;
  if (onTheWay.includes(kind)) return 'network';
  if (kind === 'refused') return ownTrouble.test(code) ? 'platform' : 'refused';
  return kind === 'status' && refusals.includes(status) ? 'refused' : 'platform';
}
