// @chunk status
import { GatewayFailure } from './failure.ts';
import type { FailureKind } from './failure.ts';

/** Whose a failure is: the network between, the platform's own, or a no that the platform means. */
export type FailureSide = 'network' | 'platform' | 'refused';

const onTheWay: readonly FailureKind[] = ['offline', 'timeout', 'network'];

/** Statuses that say no: not logged in, not allowed, too often. */
const noes: readonly (number | undefined)[] = [401, 403, 429];

/** Codes by which the platform speaks of itself, and not of what was asked. */
const ownTrouble = /^(?:system|platform|request\.(?!too\.many))/;

/** Whose a failure is. What no call threw is the platform's: its answer led to it. */
export function failureSide(failure: unknown): FailureSide {
  if (!(failure instanceof GatewayFailure)) return 'platform';
  const { kind, code = '', status } = failure;
  if (onTheWay.includes(kind)) return 'network';
  if (kind === 'refused') return ownTrouble.test(code) ? 'platform' : 'refused';
  return kind === 'status' && noes.includes(status) ? 'refused' : 'platform';
}
