import { dayOf } from '../../contract/day.ts';
import type { Rebate } from '../../contract/endpoints/rewards.ts';
import { memberById } from '../accounts/members.ts';
import { Refusal, type Platform } from '../handler.ts';
import type { Level } from '../levels/ladder.ts';
import { levelOf } from '../levels/levels.ts';
import { move } from '../money/move.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { dayNumber, startOfDayNumber } from '../time/day-number.ts';
import type { Span } from '../time/periods.ts';
import { rateOf, rebateOf } from './rates.ts';

interface DayRebate {
  day: string;
  staked: number;
  rate: number;
  amount: number;
}

/** The end of the member's last claim, epoch ms; 0 where there is none. */
function unclaimedSince({ database }: Platform, memberId: number): number {
  return row<{ before: number | null }>(database, 'select max(before) as before from rebate_claims where member_id = ?', memberId)!.before ?? 0;
}

export const memberLevel = (platform: Platform, memberId: number): Level | undefined => levelOf(platform, memberId, memberById(platform, memberId)!.type);

const stakedIn = ({ database }: Platform, memberId: number, { from, to }: Span): number => row<{ sum: number }>(
  database, 'select coalesce(sum(amount), 0) as sum from stakes where member_id = ? and settled_at >= ? and settled_at < ? and not cancels and not refunded', memberId, from, to,
)!.sum;

/** The rebate on the stakes settled in a span, by day, newest first. Refunded stakes, and those that cancel each other, earn none. */
function earned(platform: Platform, memberId: number, span: Span): DayRebate[] {
  const rate = rateOf(memberLevel(platform, memberId)?.id);
  const found = rows<{ number: number; staked: number }>(
    platform.database, 'select day as number, sum(staked) as staked from settled_days where member_id = ? and day >= ? and day <= ? group by day order by day desc',
    memberId, dayNumber(span.from), dayNumber(span.to),
  );
  return found.flatMap(({ number, staked: whole }) => {
    const [from, to] = [startOfDayNumber(number), startOfDayNumber(number + 1)];
    // Of a day that the span cuts, what is outside does not count; after its end, which is now, there is hardly any.
    const staked = from < span.from ? stakedIn(platform, memberId, { from: span.from, to: Math.min(to, span.to) }) : whole - (span.to < to ? stakedIn(platform, memberId, { from: span.to, to }) : 0);
    return staked > 0 ? [{ day: dayOf(from), staked, rate, amount: rebateOf(staked, rate) }] : [];
  });
}

/** The rebate that can be claimed now, by day, newest first; none for a member who is away. */
export function waitingRebates(platform: Platform, memberId: number): DayRebate[] {
  return mayBeCourted(platform, memberId) ? earned(platform, memberId, { from: unclaimedSince(platform, memberId), to: platform.clock.now() }) : [];
}

/** The rebates of a span, newest first; a day that was claimed in parts has a line for each part. */
export function rebatesIn(platform: Platform, memberId: number, { from, to }: Span): Rebate[] {
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  const waiting = waitingRebates(platform, memberId)
    .filter(({ day, amount }) => amount > 0 && day >= first && day <= last)
    .map((rebate) => Object.assign(rebate, { id: `waiting-${rebate.day}` }));
  const claimed = rows<DayRebate & { claimId: number; claimedAt: number }>(
    platform.database,
    `select claim_id as claimId, day, staked, rate, rebate_days.amount as amount, claimed_at as claimedAt
     from rebate_days join rebate_claims on id = claim_id where member_id = ? and day >= ? and day <= ? order by day desc, claim_id desc`,
    memberId, first, last,
  ).map(({ claimId, ...rebate }) => Object.assign(rebate, { id: `${claimId}-${rebate.day}` }));
  return [...waiting, ...claimed].toSorted((one, other) => other.day.localeCompare(one.day));
}

/** Pays the waiting rebate into the wallet and answers its amount. The same request again pays nothing more. */
export function payRebate(platform: Platform, memberId: number, requestId: string): number {
  return transaction(platform.database, () => {
    const { database, clock } = platform;
    const earlier = row<{ amount: number }>(database, 'select amount from rebate_claims where member_id = ? and request_id = ?', memberId, requestId);
    if (earlier) return earlier.amount;
    const now = clock.now();
    // The claim covers every day up to now, those that earned less than one minor unit included.
    const span = { from: unclaimedSince(platform, memberId), to: now };
    const days = earned(platform, memberId, span);
    const amount = days.reduce((sum, day) => sum + day.amount, 0);
    if (amount === 0) throw new Refusal('claim.nothing');
    const { id } = change(
      database, 'insert into rebate_claims (member_id, request_id, since, before, amount, claimed_at) values (?, ?, ?, ?, ?, ?)',
      memberId, requestId, span.from, span.to, amount, now,
    );
    for (const { day, staked, rate, amount: ofDay } of days) {
      if (ofDay) change(database, 'insert into rebate_days (claim_id, day, staked, rate, amount) values (?, ?, ?, ?, ?)', id, day, staked, rate, ofDay);
    }
    move(platform, { memberId, amount, kind: 'rebate', reference: `rebate ${id}` });
    return amount;
  });
}

/** The member's last claim, or undefined. */
export function lastClaimOf({ database }: Platform, memberId: number): { amount: number; at: number } | undefined {
  return row(database, 'select amount, claimed_at as at from rebate_claims where member_id = ? order by id desc limit 1', memberId);
}
