import { dayOf, daysLater, startOfDay } from '../../contract/day.ts';
import type { DayResult, MonthReceipt, netResult, ResultPart, ResultWindow } from '../../contract/endpoints/records.ts';
import { netWindows } from '../../contract/records.ts';
import type { Handler, Platform } from '../handler.ts';
import { rows } from '../store/database.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { limitNow } from '../responsible/limits.ts';
import { playedIn } from '../responsible/time.ts';
import { dayNumber, startOfDayNumber } from '../time/day-number.ts';
import { minute } from '../time/lengths.ts';
import { periodAt } from '../time/periods.ts';

/** Minor units, all but `net` without a sign. */
export interface Sums {
  staked: number;
  won: number;
  refunded: number;
  rewarded: number;
  net: number;
}

/** Moves of one kind on one day; `sum` has the ledger's sign. */
interface DaySum {
  day: string;
  kind: string;
  sum: number;
}

const nothing: Sums = { staked: 0, won: 0, refunded: 0, rewarded: 0, net: 0 };

const columnOf: Record<string, Exclude<keyof Sums, 'net'>> = { stake: 'staked', win: 'won', refund: 'refunded', reward: 'rewarded', rebate: 'rewarded' };

/** The sums of some moves by kind; the net result is the sum of all. */
export function addUp(moves: readonly Pick<DaySum, 'kind' | 'sum'>[]): Sums {
  const sums = { ...nothing };
  for (const { kind, sum } of moves) {
    const column = columnOf[kind];
    if (!column) continue;
    sums[column] += Math.abs(sum);
    sums.net += sum;
  }
  return sums;
}

/** The results of the last `count` days up to `today`, oldest first; days without a move are included. */
export function resultByDay(moves: readonly DaySum[], today: string, count: number): DayResult[] {
  return Array.from({ length: count }, (_, index) => {
    const day = daysLater(today, index - count + 1);
    return { day, ...addUp(moves.filter((move) => move.day === day)) };
  });
}

const kinds = Object.keys(columnOf).map((kind) => `'${kind}'`).join();

function movesSince({ database }: Platform, memberId: number, since: number): DaySum[] {
  const found = rows<{ number: number; kind: string; sum: number }>(
    database, `select day as number, kind, paid_in - paid_out as sum from ledger_days where member_id = ? and day >= ? and kind in (${kinds})`, memberId, dayNumber(since),
  );
  return found.map(({ number, kind, sum }) => ({ day: dayOf(startOfDayNumber(number)), kind, sum }));
}

/** Stakes and net result by category and vendor; of `all`, what belongs to no bet counts as `OTHER`. */
function partsSince({ database }: Platform, memberId: number, since: number, all: Sums): ResultPart[] {
  const parts = rows<ResultPart>(
    database,
    `select category, coalesce(name, vendor) as vendor, sum(staked) as staked, sum(net) as net
     from result_days left join vendors on code = vendor where member_id = ? and day >= ? group by 1, 2`,
    memberId, dayNumber(since),
  );
  const other = { category: 'OTHER', vendor: '', staked: all.staked, net: all.won + all.refunded - all.staked };
  for (const { staked, net } of parts) {
    other.staked -= staked;
    other.net -= net;
  }
  if (other.staked || other.net) parts.push(other);
  return parts.toSorted((one, next) => next.staked - one.staked);
}

/** The result of the running month so far; `moves` are at least the month's. */
function monthSoFar(platform: Platform, memberId: number, moves: readonly DaySum[]): MonthReceipt {
  const month = periodAt('month', platform.clock.now());
  const first = dayOf(month.from);
  const { staked, won, refunded } = addUp(moves.filter(({ day }) => day >= first));
  return {
    month: first.slice(0, 7),
    staked,
    returned: won + refunded,
    minutes: Math.floor(playedIn(platform, memberId, month) / minute),
    lossLimit: limitNow(platform, memberId, { kind: 'loss', period: 'month' }) ?? undefined,
  };
}

export const readNetResult: Handler<typeof netResult> = (call) => {
  const { platform } = call;
  const { memberId } = requireFeature(call, 'PERSREP');
  const today = dayOf(platform.clock.now());
  const sinceOf = (days: number) => startOfDay(daysLater(today, 1 - days));
  const longest = Math.max(...netWindows);
  const moves = movesSince(platform, memberId, sinceOf(longest));
  const windows = netWindows.map((days): ResultWindow => {
    const first = dayOf(sinceOf(days));
    const sums = addUp(moves.filter(({ day }) => day >= first));
    return Object.assign(sums, { days, parts: partsSince(platform, memberId, sinceOf(days), sums) });
  });
  return { windows, byDay: resultByDay(moves, today, longest), month: monthSoFar(platform, memberId, moves) };
};
