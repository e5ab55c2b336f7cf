import type { LimitKind } from '../../contract/responsible.ts';
import type { Platform } from '../handler.ts';
import { movedIn } from '../money/day-sums.ts';
import { row } from '../store/database.ts';
import { minute } from '../time/lengths.ts';
import type { Span } from '../time/periods.ts';
import { playedOn } from './time.ts';

/** Charges that still wait, minor units: what has been ordered may be paid at any time. */
export function orderedBy({ database, clock }: Pick<Platform, 'database' | 'clock'>, memberId: number): number {
  return row<{ sum: number }>(
    database, "select coalesce(sum(amount), 0) as sum from deposits where member_id = ? and status = 'waiting' and expires_at > ?", memberId, clock.now(),
  )!.sum;
}

/** Won less staked, minor units; open bets count as lost. */
export const resultIn = (platform: Pick<Platform, 'database'>, memberId: number, span: Span): number => movedIn(platform, memberId, ['stake', 'win', 'refund'], span);

/** The used part of a limit in a span of time: minor units, or whole minutes. */
export function usedIn(platform: Pick<Platform, 'database'>, memberId: number, kind: LimitKind, span: Span): number {
  switch (kind) {
    case 'deposit':
      // Of other members too.
      return movedIn(platform, memberId, ['deposit', 'transferIn'], span);
    case 'loss':
      return Math.max(0, -resultIn(platform, memberId, span));
    case 'time':
      return Math.floor(playedOn(platform, memberId, span.from) / minute);
  }
}
