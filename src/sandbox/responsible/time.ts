import type { Platform } from '../handler.ts';
import { dayName } from '../time/day-name.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { minute } from '../time/lengths.ts';
import { periodAt, type Span } from '../time/periods.ts';

/** ms of silence after which a member counts as away */
const longestSilence = 5 * minute;

/** ms that the member has spent here on the day of Brasília in which `at` (epoch ms) lies. */
export function playedOn({ database }: Pick<Platform, 'database'>, memberId: number, at: number): number {
  return row<{ duration: number }>(database, 'select duration from play_times where member_id = ? and day = ?', memberId, dayName(at))?.duration ?? 0;
}

/** ms that the member has spent here on the days of Brasília of a span. */
export function playedIn({ database }: Pick<Platform, 'database'>, memberId: number, { from, to }: Span): number {
  const days = [memberId, dayName(from), dayName(to)];
  return row<{ duration: number }>(database, 'select coalesce(sum(duration), 0) as duration from play_times where member_id = ? and day >= ? and day < ?', ...days)!.duration;
}

/** Notes that the member is here now: the time since the last note is added to the day in which it passed. */
export function noteHere({ database, clock }: Pick<Platform, 'database' | 'clock'>, memberId: number): void {
  transaction(database, () => {
    const now = clock.now();
    const seen = row<{ at: number | null }>(database, 'select max(seen_at) as at from play_times where member_id = ?', memberId)!.at ?? now;
    const today = periodAt('day', now).from;
    const since = now - seen <= longestSilence ? Math.min(seen, now) : now;
    if (since < today) add(since, today - since, today - 1);
    add(now, now - Math.max(since, today), now);
  });

  function add(day: number, duration: number, seenAt: number): void {
    change(
      database,
      `insert into play_times (member_id, day, duration, seen_at) values (?, ?, ?, ?)
       on conflict do update set duration = duration + excluded.duration, seen_at = max(seen_at, excluded.seen_at)`,
      memberId, dayName(day), duration, seenAt,
    );
  }
}
