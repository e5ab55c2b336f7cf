import type { PlayBreak } from '../../contract/endpoints/responsible.ts';
import { isTrial } from '../../contract/members.ts';
import { Refusal, type Caller, type Platform } from '../handler.ts';
import { minute } from '../time/lengths.ts';
import { breakOf } from './breaks.ts';
import { limitNow, passedLimit } from './limits.ts';
import { orderedBy } from './usage.ts';
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

/** Refuses with `play.excluded` or `play.paused` what only members who play and deposit are shown. */
export const checkHere = (platform: Here, memberId: number): void => refuseAway(platform, memberId);

/** Refuses a deposit of `amount` minor units with `play.excluded`, `play.paused` or `play.limit.deposit`. */
export function checkDeposit(platform: Here, memberId: number, amount: number): void {
  refuseAway(platform, memberId);
  if (exceedsDepositLimit(platform, memberId, amount)) throw new Refusal('play.limit.deposit');
}

/** Refuses an application for an offer, or the claim of a bonus, with `play.excluded` or `play.paused`. */
export function checkOffer(platform: Here, { memberId, type }: Player): void {
  if (!isTrial(type)) checkHere(platform, memberId);
}

/** Whether the member may be told of offers and be given a bonus: not while paused or self-excluded. */
export const mayBeCourted = (platform: Here, memberId: number): boolean => awayNow(platform, memberId) === undefined;

/** Whether money of another member may reach this one: as a deposit of `amount` minor units. The sender does not learn why not. */
export function mayReceive(platform: Here, memberId: number, amount: number): boolean {
  return mayBeCourted(platform, memberId) && !exceedsDepositLimit(platform, memberId, amount);
}

/** Whether a deposit of `amount` minor units would pass a limit of the member's. Charges that wait count as paid, because they may be. */
export const exceedsDepositLimit = (platform: Here, memberId: number, amount: number): boolean =>
  isOffered(platform, memberId) && passedLimit(platform, memberId, 'deposit', amount + orderedBy(platform, memberId)) !== undefined;

/**
 * THE rule about members who are away, behind every check here: a self-exclusion counts whatever the merchant does; a
 * pause is a service of the merchant.
 */
function awayNow(platform: Here, memberId: number): PlayBreak | undefined {
  const away = breakOf(platform, memberId);
  return away?.kind === 'exclusion' || (away && isOffered(platform, memberId)) ? away : undefined;
}

function refuseAway(platform: Here, memberId: number): void {
  const away = awayNow(platform, memberId);
  if (away) throw new Refusal(away.kind === 'exclusion' ? 'play.excluded' : 'play.paused', { endsAt: away.endsAt });
}

function refuseTimeUp(platform: Here, memberId: number): void {
  const most = limitNow(platform, memberId, { kind: 'time', period: 'day' });
  if (most !== null && playedOn(platform, memberId, platform.clock.now()) >= most * minute) throw new Refusal('play.limit.time');
}
