import { isTrial } from '../../contract/members.ts';
import { Refusal } from '../handler.ts';
import type { Caller, Platform } from '../handler.ts';
import { minute } from '../time/lengths.ts';
import { breakOf } from './breaks.ts';
import { limitNow, passedLimit } from './limits.ts';
import { isOffered } from './offered.ts';
import { noteHere, playedOn } from './time.ts';

type Here = Pick<Platform, 'database' | 'clock'>;
type Player = Pick<Caller, 'memberId' | 'type'>;

/** Refuses a launch with `play.excluded`, `play.paused` or `play.limit.time`. Trial members play for nothing and pass. */
export function checkLaunch(platform: Here, { memberId, type }: Player): void {
  if (isTrial(type)) return;
  refuseAway(platform, memberId);
  if (!isOffered(platform, memberId)) return;
  noteHere(platform, memberId);
  refuseTimeUp(platform, memberId);
}

/** Refuses a stake of `amount` minor units as a launch, and with `play.limit.loss` where losing it would pass a limit. */
export function checkStake(platform: Here, { memberId, type }: Player, amount: number): void {
  if (isTrial(type)) return;
  refuseAway(platform, memberId);
  if (!isOffered(platform, memberId)) return;
  refuseTimeUp(platform, memberId);
  if (passedLimit(platform, memberId, 'loss', amount)) throw new Refusal('play.limit.loss');
}

/** Takes note that a member is at a game. */
export function notePlaying(platform: Here, { memberId, type }: Player): void {
  if (!isTrial(type) && isOffered(platform, memberId)) noteHere(platform, memberId);
}

/**
 * Refuses a deposit with `play.excluded`, `play.paused` or `play.limit.deposit`. `amount` is minor units: this deposit
 * with all that the member has ordered and may still pay, because what has been paid comes in.
 */
export function checkDeposit(platform: Here, memberId: number, amount: number): void {
  refuseAway(platform, memberId);
  if (isOffered(platform, memberId) && passedLimit(platform, memberId, 'deposit', amount)) throw new Refusal('play.limit.deposit');
}

/** Whether the member may be told of games and offers: not while self-excluded. */
export const mayBeCourted = (platform: Here, memberId: number): boolean => breakOf(platform, memberId)?.kind !== 'exclusion';

/** A pause is a service of the merchant; a self-exclusion stays whatever the merchant does. */
function refuseAway(platform: Here, memberId: number): void {
  const away = breakOf(platform, memberId);
  if (away?.kind === 'exclusion') throw new Refusal('play.excluded', { endsAt: away.endsAt });
  if (away && isOffered(platform, memberId)) throw new Refusal('play.paused', { endsAt: away.endsAt });
}

function refuseTimeUp(platform: Here, memberId: number): void {
  const most = limitNow(platform, memberId, { kind: 'time', period: 'day' });
  if (most !== null && playedOn(platform, memberId, platform.clock.now()) >= most * minute) throw new Refusal('play.limit.time');
}
